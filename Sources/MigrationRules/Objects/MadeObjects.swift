import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// The code that makes objects of observable classes, and sets them up, while views are made: in bodies and what they call, as
/// default values of views, of their initializers' parameters and of their state, and by the initializers of such objects.
///
/// ```swift
/// var body: some View { VStack { CartView(cart: Cart(items)) } }
/// init(id: Int) { let model = Model(); model.load(id); self.model = model }    // of a view
/// ```
struct MadeObjects: Sendable {
  /// Where an object is made again with the view, also one that is dropped as another one is kept.
  private let code: [CodeRegion: [Located<Effect>]]
  /// Where the view shows the new one.
  private let shown: [CodeRegion: [Located<Effect>]]
  /// What runs on objects that existed before, while a view is initialized.
  private let initializing: [CodeRegion: [Located<Effect>]]
  private let keeping: KeptObjects
  private let model: ProjectModel

  init(by code: Exclusive<RenderedCode>, besides kept: [Located<Range<Int>>], in model: ProjectModel) {
    self.model = model
    func contains(_ ranges: [Located<Range<Int>>], _ effect: Located<Effect>) -> Bool {
      ranges.contains { $0.file == effect.file && $0.use.contains(effect.use.offset) }
    }
    (self.code, shown, initializing, keeping) = code.withValue { code in
      (
        code.codeOfNewObjects { contains(kept, $0) },
        code.codeOfNewObjects(where: code.kept.contains), code.codeOfInitializers(), code.kept
      )
    }
  }

  /// What code of a class reads of a new object, and may change later: by itself, or otherwise where a view shows the object
  /// that it makes; and what it reads and changes later by itself of any object while a view is initialized.
  func reads(of type: TypeID) -> [InitializerReads.Read] {
    let own = ownCode(of: type)
    let (start, begun) = (own.filter { code[$0] != nil }, own.filter { initializing[$0] != nil })
    if start.isEmpty, begun.isEmpty { return [] }
    let family = model.index.lineage(of: type) + model.index.subclasses(of: type)
    let isShown = keeping.mayBeShown(family) && start.contains { shown[$0] != nil }
    let ofNew = InitializerReads(of: type, by: start, in: model).reads { id in
      isShown && model.mayChangeLater(id)
    }.filter {
      // What only others make a subscriber change does not begin anew with each object.
      isShown || !$0.isRepeated || model.calls.kind(of: $0.effect.use, on: .variable($0.variable)) == .read
    }
    let others = InitializerReads(of: type, by: begun, in: model).reads { _ in false }
    return ofNew + others.filter { other in !ofNew.contains { $0.effect.location == other.effect.location } }
  }

  /// The first way from a view to code that makes an object of a class, sets it up, or begins work of it.
  func way(to type: TypeID) -> [Located<Effect>] {
    ownCode(of: type).sorted().lazy.compactMap { code[$0] ?? initializing[$0] }.first ?? []
  }

  /// Whether views make objects of a class again, as far as the sources tell.
  func isMade(_ type: TypeID) -> Bool {
    ownCode(of: type).contains { code[$0] != nil }
  }

  /// The bodies of the functions, initializers and accessors of a class.
  private func ownCode(of type: TypeID) -> Set<CodeRegion> {
    let declarations = model.index.declarations(of: type)
    return declarations.reduce(into: []) { found, declaration in
      let fact = model.index[declaration]
      let ranges =
        fact.functions.flatMap { [$0.bodyRange].compactMap { $0 } + $0.getterRanges + $0.setterRanges }
        + fact.variables.flatMap { $0.getterRanges + $0.setterRanges }
      found.formUnion(ranges.map { CodeRegion(file: declaration.file, range: $0) })
    }
  }
}

extension ProjectModel {
  /// Whether anything but the initializers of its class may change a variable; not only an object that it refers to.
  func mayChangeLater(_ id: VariableID) -> Bool {
    let initialized = accesses(inInitializersOf: id)
    return references.hasEffect(on: [index[id].name], near: id.declaration.file, for: .change) { located in
      !initialized.contains(located.location)
        && (located.use.handsOnVariable || changes(id, by: calls.kind(of: located.use, on: .variable(id))))
        && calls.members(referredToBy: located.use, in: located.file).contains { $0.variable == id }
    }
  }

  /// Whether an access changes a variable, and not only an object that this refers to.
  func changes(_ id: VariableID, by kind: AccessFact.Kind) -> Bool {
    guard let subject = index.owner(of: id).flatMap({ types[$0] }) else { return kind.mayWrite }
    return ObserverAssignments.changes(kind, index[id], in: subject, self)
  }

  /// Whether an effect is on an object that was made where it stands: by the expression before its dot, for a local variable,
  /// or with what an initializer makes.
  ///
  /// ```swift
  /// let cart = Cart()
  /// cart.add(item)
  /// ```
  func isOnMadeObject(_ located: Located<Effect>) -> Bool {
    if index.isOnValueMadeThere(located) { return true }
    // What an object keeps from the start was made with it, but for what it was given by others.
    guard located.use.place.isInitializer, !located.use.isOnExistingObject else { return false }
    guard let base = located.use.base else { return true }
    let scope = located.scope
    let given = variables(namedBy: base, in: scope).compactMap { index[$0].initializer }
    return given.isEmpty || given.contains { index.makesFirst($0, in: scope) }
  }
}
