import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// What else in the sources may write the value of the user defaults that a property of a class wraps.
///
/// ```swift
/// final class Settings: ObservableObject {
///   static let shared = Settings()
///   @AppStorage("columns") var columns = 3
/// ```
/// Where nothing does, all changes go through the property: there is one object, and the key stands nowhere else. What the
/// system and other programs write cannot be told from the sources.
final class StoreWriters {
  /// Another writer, as a message names it.
  struct Finding {
    let text: String
    var place: SourceLocation?
  }

  private let type: TypeID
  private let model: ProjectModel
  /// The objects of the class tell their views of what another one writes through a registrar of the class.
  private(set) lazy var areSeveral = !model.makesOneObject(of: type)

  init(of type: TypeID, in model: ProjectModel) {
    self.type = type
    self.model = model
  }

  /// The first other writer; nil where there is none.
  func first(besides storage: AnnouncedStorage) -> Finding? {
    guard let wrapper = storage.wrapper, let argument = wrapper.arguments?.arguments.first,
      argument.label == nil, storage.isInDefaults,
      let key = model.writtenKey(argument.value, at: argument.range, in: LookupScope(inside: type))
    else { return Finding(text: "the name of the value in the store is not clear") }
    if areSeveral, registrar == nil {
      return Finding(text: "'\(model.name(of: type))' may have several objects")
    }
    if key.isListed { return Finding(text: "the values of all such keys may be changed at once") }
    if let place = mentions(of: key, besides: wrapper.range, in: type.file).min() {
      return Finding(text: "'\(key.text)' is named elsewhere, too", place: place)
    }
    return changeOfAll.map { Finding(text: "all values of the store may be changed at once", place: $0) }
  }

  /// The name of a registrar of the class, which all objects share; nil where the class can have none.
  var registrar: String? {
    let name = "storeRegistrar"
    return model.isGeneric(type) || model.hasMember(named: name, in: type) ? nil : name
  }

  /// Where else a key stands, or the constant that has it.
  private func mentions(of key: WrittenKey, besides range: Range<Int>, in file: Int) -> [SourceLocation] {
    let literals = model.index.places(ofLiteral: key.text).map(SourceLocation.init)
    let places = model.withoutComments(literals + (key.constant.map(uses) ?? []))
    return places.filter { place in
      let isOwn = place.file == file && range.contains(place.offset)
      let isDeclared =
        key.declaration.map { $0.file == place.file && $0.use.contains(place.offset) } == true
      return !isOwn && !isDeclared && !model.isOfTests(place.file)
    }
  }

  /// Where a name may stand for a constant, and for no other variable that is known. Attributes have no effects.
  private func uses(of constant: WrittenKey.Constant) -> [SourceLocation] {
    let named = places(of: constant.name).filter { place in
      switch constant.kind {
      case .global: return true
      case .member(let id):
        let type = id.declaration
        if type.file == place.file, model.index[type].range.contains(place.offset) { return true }
      // `player.$volume` is no case.
      case .enumCase: if model.source(place.file).hasText("$", before: place.offset) { return false }
      }
      return model.source(place.file).mayBeMember(at: place.offset)
    }
    let offsets = Dictionary(grouping: named, by: \.file).mapValues { Set($0.map(\.offset)) }
    let others = model.references.effects(at: offsets).filter { located in
      let members = model.calls.members(referredToBy: located.use, in: located.file)
      if case .enumCase(let type) = constant.kind, !model.mayBeCase(located, of: type) { return true }
      return !members.isEmpty
        && !members.contains {
          switch $0 {
          case .variable(let id): constant.kind == .member(id)
          case .globalVariable: constant.kind == .global
          case .function, .globalFunction: if case .enumCase = constant.kind { true } else { false }
          }
        }
    }
    return Set(named).subtracting(others.map { SourceLocation(file: $0.file, offset: $0.use.offset) })
      .sorted()
  }

  private func places(of name: String) -> [SourceLocation] {
    model.index.places(of: name).map(SourceLocation.init)
  }

  private var changeOfAll: SourceLocation? {
    LibraryEffects.reachingAllDefaults.flatMap(places).filter { !model.isOfTests($0.file) }.min()
  }
}

extension ProjectModel {
  /// Whether a name may be that of a case of an enumeration: by what stands before its dot, or by the type that is asked for.
  fileprivate func mayBeCase(_ located: Located<Effect>, of enumeration: TypeID) -> Bool {
    let type: ResolvedType
    switch located.use.base {
    case nil: return true
    case .implicitMember: type = index.contextualType(of: located.use, in: located.scope)
    case let base?:
      switch index.type(of: base, in: located.scope) {
      case .metatype(let named): type = named
      case .unknown: return base.mayBeType
      default: return false
      }
    }
    return !type.isKnown
      || type.declarations.contains { index.owners(of: $0) == index.owners(of: enumeration) }
  }

  fileprivate func withoutComments(_ places: [SourceLocation]) -> [SourceLocation] {
    Dictionary(grouping: places, by: \.file).flatMap { file, places in
      let inCode = FactsReader.offsetsInCode(of: places.map(\.offset).sorted(), in: source(file))
      return places.filter { inCode.contains($0.offset) }
    }
  }

  /// A type that can have no stored static variable: it, or one around it, is generic.
  fileprivate func isGeneric(_ type: TypeID) -> Bool {
    let fact = index[type]
    if !fact.genericParameters.isEmpty { return true }
    return fact.parent.map { index.owners(of: TypeID(file: type.file, index: $0)).contains(where: isGeneric) }
      ?? false
  }
}

extension ExpressionFact {
  /// It is named as types are, and no call, which gives a value.
  fileprivate var mayBeType: Bool {
    switch self {
    case .name(let name), .member(_, let name): name.first?.isUppercase == true
    case .call(let callee, _), .application(let callee, _): callee == .name("type")
    case .optionalChain, .unwrapped, .subscripted: false
    default: true
    }
  }
}
