import MigrationPlanning
import SwiftModel

/// A method of a class that lets views depend on all that its objects announce, as views of an `ObservableObject` did:
///
/// ```swift
/// /// Lets the view that calls it depend on all that the object announces.
/// func observeChanges() {
///   access(keyPath: \.title)
///   …
/// }
/// ```
///
/// It stands where one view, or one member, would read more in its body than is readable, or what cannot be named there.
/// One of a subclass overrides that of its superclass.
struct ObservingMethod {
  let owner: TypeID
  private let variables: [VariableID]
  private let overridden: [ObservingMethod]
  private let model: ProjectModel

  static let name = "observeChanges"
  static let call = name + "()"

  /// Nil where the class cannot have it.
  init?(of owner: TypeID, _ tracking: Trackability) {
    model = tracking.model
    guard let subject = model.types[owner], model.needsMacro(subject) else { return nil }
    self.owner = owner
    variables = model.announcingVariables(in: [owner]).sorted().filter {
      Self.canRegister($0, in: subject, tracking)
    }
    guard model.canDeclareFunction(named: Self.name, in: owner) else { return nil }
    guard let superclass = subject.observableSuperclass else {
      overridden = []
      return
    }
    guard let method = ObservingMethod(of: superclass, tracking), method.canBeOverridden(in: owner) else {
      return nil
    }
    overridden = method.overridden + (method.variables.isEmpty ? [] : [method])
  }

  private func canBeOverridden(in subclass: TypeID) -> Bool {
    model.index.isSameModule(owner.file, subclass.file)
      && MainActorNotes.isIsolated(owner, model) == MainActorNotes.isIsolated(subclass, model)
  }

  /// A view that changes what it depends on while it is made would be updated without end.
  private static func canRegister(
    _ id: VariableID, in subject: ObservableTypes.Subject, _ tracking: Trackability
  ) -> Bool {
    let (model, owner) = (tracking.model, subject.id)
    let variable = model.index[id]
    return model.index.owner(of: id) == owner && tracking.isTracked(variable, in: id.declaration)
      && model.canName(variable.name, of: id.declaration, in: owner.file)
      && PropertyIsolation.actor(of: variable, in: owner, model) == nil
      && tracking.effects.write(of: variable, in: subject) == nil
  }

  func registers(_ id: VariableID) -> Bool {
    variables.contains(id) || overridden.contains { $0.variables.contains(id) }
  }

  /// All that it registers.
  var registered: Set<VariableID> { Set((overridden + [self]).flatMap(\.variables)) }

  func isOverridden(by other: ObservingMethod) -> Bool { other.overridden.contains { $0.owner == owner } }

  /// Whether code of a file can call it.
  func isVisible(in file: Int) -> Bool {
    model.index.isSameModule(owner.file, file) || access >= .package
  }

  /// With those that it overrides.
  var declarations: [Rewrite] { (overridden + [self]).map(\.declaration) }

  private var declaration: Rewrite {
    let own = variables.map { "access(keyPath: \\.\(model.index[$0].name))" }
    let inherited = overridden.isEmpty ? [] : ["super.\(Self.call)"]
    return model.declaring(
      (overridden.isEmpty ? "" : "override ") + "func " + Self.name, in: owner, access: access,
      statements: inherited + own,
      comment: "Lets the view that calls it depend on all that the object announces.")
  }

  /// Views of other modules name only what is public.
  private var access: AccessLevel {
    let isObservedElsewhere = model.observations.contains { observation in
      !model.index.isSameModule(observation.view.file, owner.file)
        && observation.subjects.contains { model.index.lineage(of: $0).contains(owner) }
    }
    return isObservedElsewhere ? min(model.index[owner].accessLevel ?? .internal, .public) : .internal
  }
}
