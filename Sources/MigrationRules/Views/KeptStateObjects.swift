import MigrationPlanning
import SwiftModel

/// The `@StateObject` properties that stay, as `@State` would make their objects again and again, which is noticed, or
/// without end; and their classes, which conform to `ObservableObject` beside `@Observable`.
///
/// ```swift
/// @Observable final class Feed: ObservableObject {
///   var posts: [Post] = []
///   init() { Task { await load() } }
/// }
/// struct FeedView: View { @StateObject private var feed = Feed() }
/// ```
/// `StateObject` makes its object once, as before, and the body of the view depends on what it reads, as with `State`.
/// The `@State` of Xcode 27 makes its object once, too.
struct KeptStateObjects: Sendable {
  /// What speaks against `@State`.
  private var reasons: [VariableID: StateCreation.Making]
  /// The classes that conform to `ObservableObject` as before.
  private var conforming: Set<TypeID>
  /// Classes with `@Observable` that have this form already, and that nothing else of the old system is used with.
  private(set) var settled: Set<TypeID>

  init(in model: ProjectModel, _ creation: StateCreation, _ publishers: ChangePublishers) {
    var reasons: [VariableID: StateCreation.Making] = [:]
    var conforming: Set<TypeID> = []
    for property in model.properties {
      guard !model.isInApp(property), let making = creation.makings(of: property).first(where: \.isProven),
        let family = model.family(ofObjectOf: property, publishers)
      else { continue }
      reasons[property.id] = making
      conforming.formUnion(family)
    }
    self.reasons = reasons
    self.conforming = conforming
    settled = model.settled(among: conforming, besides: reasons)
  }

  /// With those that make objects, directly or not, of which something is read that changes later: the view around would
  /// depend on that, and make another with each change.
  ///
  /// - Parameter reads: what is read of the objects of some classes.
  func keeping(
    makersOf reads: [TypeID: VariableID], in model: ProjectModel, _ creation: StateCreation,
    _ publishers: ChangePublishers
  ) -> KeptStateObjects {
    var all = self
    for property in model.properties where reasons[property.id] == nil && !model.isInApp(property) {
      let types = Set(property.subjects)
      let found = creation.makings(of: property).lazy.compactMap { making -> StateCreation.Making? in
        guard let read = types.union(making.effects.classes).sorted().firstResult({ reads[$0] }) else {
          return nil
        }
        var making = making
        making.read = read
        return making
      }
      guard let making = found.first, let family = model.family(ofObjectOf: property, publishers) else {
        continue
      }
      all.reasons[property.id] = making
      all.conforming.formUnion(family)
    }
    all.settled = model.settled(among: all.conforming, besides: all.reasons)
    return all
  }

  /// The values of the properties, which are made once.
  func values(in model: ProjectModel, _ creation: StateCreation) -> [Located<Range<Int>>] {
    model.properties.filter { reasons[$0.id] != nil }.flatMap(creation.makings).map(\.value)
  }

  func reason(toKeep property: WrappedProperty) -> StateCreation.Making? { reasons[property.id] }

  func keepsConformance(of type: TypeID) -> Bool { conforming.contains(type) }
}

extension ProjectModel {
  /// The classes with `@Observable` whose objects only such properties hold.
  fileprivate func settled(
    among conforming: Set<TypeID>, besides kept: [VariableID: StateCreation.Making]
  ) -> Set<TypeID> {
    let others = Set(properties.filter { kept[$0.id] == nil }.flatMap(\.subjects)).union(objectsOfEnvironment)
    return conforming.filter { types[$0]?.isMigrated == true && !others.contains($0) }
  }

  /// The class of a property's object with its superclasses, where all can keep their conformance: it is written in an
  /// inheritance clause of the class, or can be where a protocol gives it, and `$x` is passed to nothing as a whole.
  fileprivate func family(ofObjectOf property: WrappedProperty, _ publishers: ChangePublishers) -> [TypeID]? {
    guard case .project(let type, _) = property.type, property.subjects == [type],
      !(uses.projections[property.id] ?? []).contains(where: \.use.isWhole)
    else { return nil }
    let family = [type] + index.superclasses(of: type).filter { types[$0] != nil }
    let canStay = family.allSatisfy { member in
      guard let subject = types[member], !subject.isProtocol, !subject.isPlainBase else { return false }
      let isWritten = subject.observableSuperclass != nil || !subject.conformances.isEmpty
      return !publishers.isSent(by: member)
        && (subject.observableProtocols.isEmpty ? isWritten : isWritten || index[member].inheritance != nil)
        && subject.conformances.allSatisfy(isWrittenAlone)
    }
    return canStay ? family : nil
  }

  /// `class Feed: ObservableObject`, and not `ObservableObject & Identifiable`.
  private func isWrittenAlone(_ conformance: ObservableTypes.Conformance) -> Bool {
    index[conformance.declaration].inheritance?.entries[conformance.entry].type.dottedName != nil
  }
}
