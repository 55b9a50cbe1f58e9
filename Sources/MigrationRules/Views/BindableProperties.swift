import EffectAnalysis
import MigrationPlanning
import SwiftModel

extension ProjectModel {
  /// Whether `@Bindable` takes the place of the wrapper, and not a plain variable.
  func needsBindable(_ property: WrappedProperty) -> Bool {
    if uses.projections[property.id]?.isEmpty == false { return true }
    // The property behind this `$name` is unclear: an existing binding does no harm.
    if uses.unclearProjections[property.variable.name]?.isEmpty == false { return true }
    // A constant could not be assigned, and a wrapped variable stays out of the memberwise initializer too.
    return staysOutOfMemberwiseInitializer(property) && isAssigned(property)
  }

  private func isAssigned(_ property: WrappedProperty) -> Bool {
    if uses.storageUses[property.id]?.isEmpty == false { return true }
    // Nothing outside of the file can assign it; outside of its type, nothing without a base.
    guard let owner = index.owner(of: property.id) else { return true }
    let types = index.files[property.file].types
    let own = index.declarations(of: owner).filter { $0.file == property.file }
    return references.effects(on: [property.variable.name], in: [property.file]).map(\.use).contains { use in
      guard use.kind != .read, use.path.isEmpty else { return false }
      let around = types.indices.filter { types[$0].range.contains(use.offset) }
      if !use.isOwn, property.variable.accessLevel != .private { return true }
      let innermost = around.max { types[$0].range.lowerBound < types[$1].range.lowerBound }
      return use.isOwn
        ? own.contains { $0.index == innermost } : own.contains { around.contains($0.index) }
    }
  }

  /// A private plain variable with a default is a parameter of the memberwise initializer and makes that
  /// private; a wrapped one was not, and a constant is not.
  func staysOutOfMemberwiseInitializer(
    _ property: WrappedProperty
  ) -> Bool {
    let level = property.variable.accessLevel
    guard level == .private || level == .fileprivate, property.variable.initializerRange != nil else {
      return false
    }
    let holder = index[property.id.declaration]
    return holder.kind == .struct && !holder.functions.contains { $0.kind == .initializer }
  }
}
