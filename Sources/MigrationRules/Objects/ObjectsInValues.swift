import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// Objects in values stored by a class: in a property of a struct, or in an associated value of an enum case.
///
/// ```swift
/// enum Phase { case idle, running(Job) }
/// @Observable final class Runner { var phase = Phase.idle }      // `Job` is a plain class
/// case .running(let job): Text("\(job.progress)")
/// ```
struct ObjectsInValues {
  /// Where in a value an object is; the same wherever the value is.
  struct Part: Hashable {
    /// The struct or enum itself.
    let value: TypeID
    /// The property, or the case.
    let name: String
    let isCase: Bool
    let object: TypeID
    /// The member names from the stored value to the object.
    let path: [String]

    static func == (lhs: Part, rhs: Part) -> Bool {
      (lhs.value, lhs.name, lhs.isCase, lhs.object) == (rhs.value, rhs.name, rhs.isCase, rhs.object)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(value)
      hasher.combine(name)
      hasher.combine(object)
    }
  }

  private let model: ProjectModel
  private let functions: RenderedFunctions
  /// The properties of an object that may change without telling anybody.
  private let changing: (TypeID) -> Set<String>
  private let isView: (Int, Int) -> Bool

  /// - Parameters:
  ///   - changing: returns the properties of an object's type that may change without an announcement.
  ///   - isView: whether the code at an offset in a file makes a view.
  init(
    in model: ProjectModel, _ functions: RenderedFunctions, changing: @escaping (TypeID) -> Set<String>,
    isView: @escaping (Int, Int) -> Bool
  ) {
    self.model = model
    self.functions = functions
    self.changing = changing
    self.isView = isView
  }

  /// The objects in a value of a type, through other values too.
  func parts(of value: TypeID, behind path: [String] = []) -> [Part] {
    let isValue = [.struct, .enum].contains(model.index[value].kind)
    guard isValue, path.count < Self.depth,
      !model.conforms(value, toOneOf: ProjectModel.builtProtocols)
    else { return [] }
    return model.index.declarations(of: value).flatMap { declaration -> [Part] in
      let scope = LookupScope(inside: declaration)
      let fact = model.index[declaration]
      let properties = fact.variables.filter {
        !$0.isStatic && $0.attributes.isEmpty && $0.accessLevel != .private
      }.map { ($0.name, false, model.index.typeOfVariable($0, in: scope)) }
      let cases = fact.enumCases.flatMap { element in
        element.payload.map { (element.name, true, model.index.resolve($0, in: scope)) }
      }
      return (properties + cases).flatMap { name, isCase, type -> [Part] in
        let path = path + [name]
        if case .project(let id, _) = type.unwrapped, !changing(id).isEmpty {
          return [Part(value: value, name: name, isCase: isCase, object: id, path: path)]
        }
        return type.heldTypes.flatMap { parts(of: $0, behind: path) }
      }
    }
  }

  private static let depth = 3

  /// The parts that a view reads while it is made, each with the first such place.
  func shown(among parts: Set<Part>) -> [Part: SourceLocation] {
    let places = parts.reduce(into: [Part: [Int: Set<Int>]]()) { $0[$1] = self.places(for: $1) }
    // So that each file is parsed once for all of them.
    let all = places.values.reduce(into: [Int: Set<Int>]()) { $0.merge($1) { $0.union($1) } }
    _ = model.references.effects(at: all)
    return parts.reduce(into: [:]) { found, part in
      let place = model.references.effects(at: places[part, default: [:]]).first { shows(part, $0) }
      found[part] = place.map { SourceLocation(file: $0.file, offset: $0.use.offset) }
    }
  }

  private func shows(_ part: Part, _ located: Located<Effect>) -> Bool {
    let use = located.use
    guard functions.isShown(use), let base = use.base else { return false }
    let scope = LookupScope(file: located.file, enclosingType: use.enclosingType)
    if part.isCase {
      return payload(in: base).map { $0.name == part.name && isValue($0.value, of: part, in: scope) } ?? false
    }
    return use.memberRead.map(changing(part.object).contains) == true && isValue(base, of: part, in: scope)
  }

  /// The places in views that name the property, or a property of the associated value of the case.
  private func places(for part: Part) -> [Int: Set<Int>] {
    let names = part.isCase ? changing(part.object) : [part.name]
    return model.index.files(mentioning: part.name).reduce(into: [:]) { places, file in
      let words = names.filter { model.index.mayMention($0, in: file) }
      places[file] = Set(words.flatMap(model.source(file).offsets).filter { isView($0, file) })
    }
  }

  private func isValue(_ expression: ExpressionFact, of part: Part, in scope: LookupScope) -> Bool {
    guard case .project(part.value, _) = model.index.type(of: expression, in: scope).unwrapped else {
      return false
    }
    return true
  }

  /// The value and the case that an expression extracts an associated value from.
  private func payload(in expression: ExpressionFact) -> (value: ExpressionFact, name: String)? {
    switch expression {
    case .payload(let value, let name, _): (value, name)
    case .unwrapped(let inner), .optionalChain(let inner): payload(in: inner)
    default: nil
    }
  }
}
