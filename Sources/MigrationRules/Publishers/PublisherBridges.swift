import MigrationPlanning
import SourceText
import SwiftModel

/// The published property that each `$x` refers to: the inverse of `PropertyUses`.
struct PublisherBridges: Sendable {
  /// A published property of an observable class with all uses of its publisher.
  struct Bridge: Sendable {
    let id: VariableID
    let uses: [Located<ProjectionUse>]

    /// Whether code subscribes to it, so that it needs a subject.
    var needsSubject: Bool { uses.contains { !$0.use.isAssignmentTarget } }
  }

  private(set) var bridges: [Bridge]
  private let bridged: Set<VariableID>
  private let owners: [SourceLocation: [VariableID]]

  init(in model: ProjectModel) {
    let (index, types, uses) = (model.index, model.types, model.uses)
    var owners: [SourceLocation: [VariableID]] = [:]
    for id in uses.projections.keys.sorted() {
      for located in uses.projections[id] ?? [] { owners[located.location, default: []].append(id) }
    }
    self.owners = owners
    bridges = uses.projections.keys.sorted().compactMap { id in
      let scope = LookupScope(inside: id.declaration)
      guard types[id.declaration] != nil, index[id].attribute(.published, at: scope, in: index) != nil,
        let uses = uses.projections[id], !uses.isEmpty
      else { return nil }
      return Bridge(id: id, uses: uses)
    }
    bridged = Set(bridges.map(\.id))
  }

  /// Those without a subject: no option has to ask for what takes their place.
  var withoutSubjects: Self {
    var others = self
    others.bridges.removeAll(where: \.needsSubject)
    return others
  }

  func isBridged(_ property: VariableID) -> Bool { bridged.contains(property) }

  /// Whether a property gets a subject, and with it an observer that sends to it.
  func givesSubject(to property: VariableID) -> Bool {
    isBridged(property) && bridges.contains { $0.id == property && $0.needsSubject }
  }

  /// The properties that a use may refer to.
  func properties(projectedBy located: Located<ProjectionUse>) -> [VariableID] {
    owners[located.location] ?? []
  }
}

extension Located where Use == ProjectionUse {
  var location: SourceLocation { SourceLocation(file: file, offset: use.nameRange.lowerBound) }
}

extension ProjectionUse {
  var isAssignmentTarget: Bool {
    if case .assigned = publisherRole { return true }
    return false
  }

  /// Whether it is `$x` or `self.$x`.
  var isOwn: Bool { base.map(\.isSelf) ?? true }
}

extension ProjectModel {
  /// `changes.map(\.isEmpty).assign(to: &$isEmpty)`
  func isAssignedByPublisher(_ id: VariableID) -> Bool {
    (uses.projections[id] ?? []).contains(where: \.use.isAssignmentTarget)
  }

  /// Whether a class or one of its subclasses has a member of a name.
  func hasMember(named name: String, in type: TypeID) -> Bool {
    ([type] + index.subclasses(of: type)).contains { declaresMember(named: name, in: $0) }
  }

  func declaresMember(named name: String, in type: TypeID) -> Bool {
    !index.variables(named: name, of: type).isEmpty
      || index.declarations(of: type).contains { declaration in
        index[declaration].functions.contains { $0.kind == .function && $0.name == name }
          || index[declaration].typeAliases.contains { $0.name == name }
          || index.hasNestedType(named: name, in: declaration)
      }
  }

  /// Members of the project's extensions of `Published.Publisher`.
  var membersOfPublishedPublishers: Set<String> {
    Set(
      (index.extensionsOfOthers["Publisher"] ?? []).map { index[$0] }.filter { $0.name.contains("Published") }
        .flatMap { $0.functions.map(\.name) + $0.variables.map(\.name) })
  }

  /// Whether extensions of `Publisher` alone declare a member, for whatever publishers have such values, and what it gives
  /// is none of these.
  ///
  /// ```swift
  /// extension Publisher { func recorded(_ count: Int) -> Recorder<Output, Failure> { … } }
  /// ```
  func isMemberOfEachPublisher(_ name: String) -> Bool {
    // A subject has those itself.
    if membersOfPublishedPublishers.contains(name) || name == "value" || name == "send" { return false }
    let extendsSubjects = index.extensionsOfOthers.contains { extended, extensions in
      extended.hasSuffix("Subject") && extensions.contains { index[$0].hasMembers }
    }
    if extendsSubjects { return false }
    let declaring = (index.extensionsOfOthers["Publisher"] ?? []).filter { declaration in
      index[declaration].functions.contains { $0.name == name }
        || index[declaration].variables.contains { $0.name == name }
    }
    return !declaring.isEmpty
      && declaring.allSatisfy { declaration in
        let fact = index[declaration]
        let types =
          fact.functions.filter { $0.name == name }.map(\.result)
          + fact.variables.filter { $0.name == name }.map(\.type)
        let head = fact.nameRange.upperBound..<fact.memberBlockRange.lowerBound
        return (fact.name.count == 1 || fact.name.first == "Combine")
          && source(declaration.file).occurrences(of: "Self", in: head) == 0
          && types.allSatisfy { $0.map { !"\($0)".contains("Self") && !"\($0)".contains("some ") } ?? false }
      }
  }

  /// Whether something keeps publishers of properties: its type may have to be that of what is made of another one.
  var keepsPublishersOfProperties: Bool {
    index.files.flatMap(\.typeMentions).contains { $0.publisherType?.position == .other }
  }

  /// A name of Combine, qualified if the project has a type of that name.
  func combineName(_ name: String) -> String { index.declaresType(named: name) ? "Combine." + name : name }
}
