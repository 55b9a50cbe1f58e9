import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// How changes that would not update views any more are reported.
extension UnreadChanges {
  func owners(of loss: Found) -> [TypeID] {
    Set(loss.changes.flatMap(\.announced).compactMap(model.index.owner)).sorted()
  }

  /// For one of the classes that announce something: the losses are those of its variables.
  func rewrite(for loss: Found, of owner: TypeID) -> Rewrite? {
    guard let announced = loss.first.announced.first, let read = loss.state.reads.first else { return nil }
    let text = text(of: loss, announcing: announced)
    func diagnostic(_ verb: String) -> Diagnostic {
      model.diagnostic(
        .unobservedState, at: read.location.offset, in: read.location.file,
        "\(text.reason) and \(verb) any more; \(text.advice)"
      ).traced(by: trace(of: loss, loss.first, announcing: announced))
    }
    return Rewrite.edits(
      [], of: [owner], in: read.location.file, unless: loss.staying.sorted(),
      notes: [diagnostic("does not")]
    ).reviewed(otherwise: diagnostic("would not"))
  }

  /// Why a view reads a variable that changes with what it shows.
  func reason(for loss: Found, _ id: VariableID) -> DependencyReason {
    let change = loss.changes.first { $0.announced.contains(id) } ?? loss.first
    return .shows(
      shown(loss.state.key), isManaged: isManaged(loss.state.key),
      trace: trace(of: loss, change, announcing: id))
  }

  private func text(of loss: Found, announcing id: VariableID) -> (reason: String, advice: String) {
    let variable = model.index[id].name
    let owner = model.index.owner(of: id)
    let object = loss.observation.properties.first { property in
      owner.map { property.subjects.flatMap(model.index.lineage).contains($0) } == true
    }
    let read = [object?.variable.name, variable].compactMap { $0 }.joined(separator: ".")
    let announced = [owner.map(model.name), variable].compactMap { $0 }.joined(separator: ".")
    let what =
      loss.first.isTogether
      ? "it changes together with '\(announced)', which"
      : "every change of the object, such as of '\(announced)',"
    let staying = loss.state.owner.map(model.name)
    let unseen = staying.map { "and '\($0)' stays" } ?? "which nothing observes"
    let making =
      staying.map { "migrate '\($0)'" }
      ?? (isManaged(loss.state.key) ? "observe it with '@ObservedObject'" : "make it observable")
    return (
      "'\(model.name(of: loss.observation.view))' shows \(shown(loss.state.key)), \(unseen): \(what) updated the view",
      "\(making), or read what is announced there, as in 'let _ = \(read)'"
    )
  }

  /// It is a managed object's, or one.
  private func isManaged(_ key: Key) -> Bool {
    switch key {
    case .variable(let id): return model.index.owner(of: id).map(model.index.isManagedObject) == true
    case .object(.variable(let id)):
      let type = model.index.typeOfVariable(model.index[id], in: LookupScope(inside: id.declaration))
      guard case .external(let names, _) = type.unwrapped else { return false }
      return model.managedNames.contains(names.last ?? "")
    default: return false
    }
  }

  private func shown(_ key: Key) -> String {
    switch key {
    case .global(let name): "'\(name)'"
    case .object(.global(let name, _)): "what '\(name)' refers to"
    case .variable(let id): "'\(name(of: id))'"
    case .object(.variable(let id)): "what '\(name(of: id))' refers to"
    case .subject(let id): "'\(name(of: id)).value'"
    case .userDefaults(let key): "'UserDefaults" + (key.text.map { " \"\($0)\"" } ?? "") + "'"
    case .system(let type, let member):
      "'\([type, member].compactMap { $0 }.uniqued().joined(separator: "."))'"
    case .outside(let state): state.rawValue
    case .foreign(let type): "what '\(type)' holds"
    }
  }

  private func name(of id: VariableID) -> String {
    [model.index.owner(of: id).map(model.name), model.index[id].name].compactMap { $0 }
      .joined(separator: ".")
  }

  private func trace(of loss: Found, _ change: UnreadChange, announcing variable: VariableID) -> [TraceStep] {
    let changes = change.origin.path.map { UnobservedState.Place($0.use, in: $0.file) }
    let announcement = origins.nearChanges(of: change.origin)[variable].map {
      model.step(
        at: SourceLocation(file: $0.file, offset: $0.use.offset), "changes '\(model.index[variable].name)'")
    }
    return model.steps(changes, endingWith: "changes") + [announcement].compactMap { $0 }
      + model.steps(loss.state.reads, endingWith: "reads")
  }
}
