import MigrationPlanning
import SwiftModel

/// The `@StateObject` properties that stay, as `@State` would make their objects again and again, which is noticed; and
/// their classes, which conform to `ObservableObject` beside `@Observable`.
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
  private let reasons: [VariableID: StateCreation.Making]
  /// The classes that conform to `ObservableObject` as before.
  private let conforming: Set<TypeID>
  /// Classes with `@Observable` that have this form already, and that nothing else of the old system is used with.
  let settled: Set<TypeID>

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
    let others = Set(model.properties.filter { reasons[$0.id] == nil }.flatMap(\.subjects))
      .union(model.objectsOfEnvironment)
    settled = conforming.filter { model.types[$0]?.isMigrated == true && !others.contains($0) }
  }

  func reason(toKeep property: WrappedProperty) -> StateCreation.Making? { reasons[property.id] }

  func keepsConformance(of type: TypeID) -> Bool { conforming.contains(type) }
}

extension ProjectModel {
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
