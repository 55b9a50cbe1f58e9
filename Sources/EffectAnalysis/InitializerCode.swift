package import SwiftModel

extension ProjectIndex {
  /// The types of the project of which an effect makes a value or an object: `Row(shelf: self)`, `Row.init(shelf: self)`,
  /// `super.init()`.
  package func typesMade(by effect: Effect, in file: Int) -> [TypeID] {
    let isNamed = effect.name != "init"
    if isNamed, !effect.isCalled || !declaresType(named: effect.name) { return [] }
    return typeMade(by: effect, in: file).declarations
  }

  /// Of a call of a type, or of `init`; unknown for anything else.
  private func typeMade(by effect: Effect, in file: Int) -> ResolvedType {
    let scope = LookupScope(file: file, enclosingType: effect.enclosingType)
    let type: ResolvedType
    if effect.name != "init" {
      type = self.type(of: effect.base.map { .member($0, effect.name) } ?? .name(effect.name), in: scope)
    } else if effect.isImplicitMember {
      type = contextualType(of: effect, in: scope)
    } else {
      type = effect.base.map { self.type(of: $0, in: scope) } ?? .unknown
    }
    if case .metatype(let instance) = type { return instance.unwrapped }
    return type.unwrapped
  }

  /// The code of the initializers that extensions add to a type of another module, of which an effect makes a value:
  /// `Color(theme: .dark)`.
  package func initializers(addedToOtherMadeBy effect: Effect, in file: Int) -> [CodeRegion] {
    guard let type = nameOfOther(madeBy: effect, in: file) else { return [] }
    return extensions(ofOther: type, declaring: "init").flatMap { declaration in
      self[declaration].functions.filter {
        $0.kind == .initializer
          && $0.mayTake(effect.labels, hasTrailingClosure: effect.hasTrailingClosure)
      }.flatMap { $0.code(in: declaration.file, runBy: effect) }
    }
  }

  private func nameOfOther(madeBy effect: Effect, in file: Int) -> String? {
    if effect.name != "init" { return effect.isCalled ? effect.name : nil }
    guard case .external(let names, _) = typeMade(by: effect, in: file) else { return nil }
    return names.last
  }

  /// Whether an effect is on what was made where it stands: `let item = Item(); item.count = 1`; not what is stored in a file,
  /// `Data().write(to: url)`, or under a key, `UserDefaults(suiteName: group)?.set(1, forKey: "count")`, which others find there.
  package func isOnValueMadeThere(_ located: Located<Effect>) -> Bool {
    let scope = located.scope
    // A closure that may outlive the code around it shares what that made.
    if located.use.isOnCapturedVariable || LibraryEffects.mayChangeFiles(located.use.name) { return false }
    return located.use.storageKey == nil && located.use.base.map { makesFirst($0, in: scope) } == true
  }

  /// Whether an expression begins with making a value: `Item().parts`.
  package func makesFirst(_ expression: ExpressionFact, in scope: LookupScope) -> Bool {
    guard let callee = expression.calledFirst, case .metatype = type(of: callee, in: scope) else {
      return false
    }
    return true
  }

  /// The type that `.name` is a member of, as far as its context says: `let store: Store? = .init(name: "x")`.
  package func contextualType(of effect: Effect, in scope: LookupScope) -> ResolvedType {
    guard let context = effect.context else { return .unknown }
    let type = type(of: context, in: scope)
    if case .metatype(let instance) = type { return instance.unwrapped }
    return type.unwrapped
  }

  /// The code that may run when a type is made, with that of superclasses whose initializers are inherited, or called
  /// without being named.
  ///
  /// - Parameters:
  ///   - effect: the call of an initializer; nil where any may be called.
  ///   - hasInitialValue: of which variables the initial values count.
  package func code(
    making type: TypeID, calledBy effect: Effect?, where hasInitialValue: (VariableFact) -> Bool
  ) -> [CodeRegion] {
    initializers(making: type, calledBy: effect) + initialValues(of: type, where: hasInitialValue)
  }

  func initializers(making type: TypeID, calledBy effect: Effect?) -> [CodeRegion] {
    lineage(of: type).enumerated().flatMap { distance, ancestor in
      declarations(of: ancestor).flatMap { declaration in
        self[declaration].functions.filter {
          $0.kind == .initializer
            && ($0.mayTake(effect?.labels, hasTrailingClosure: effect?.hasTrailingClosure ?? true)
              || distance > 0 && $0.mayTake([], hasTrailingClosure: false))
        }.flatMap { $0.code(in: declaration.file, runBy: distance == 0 ? effect : nil) }
      }
    }
  }

  func initialValues(of type: TypeID, where hasInitialValue: (VariableFact) -> Bool) -> [CodeRegion] {
    lineage(of: type).flatMap(declarations).flatMap { declaration in
      let variables = self[declaration].variables.enumerated().filter {
        !$0.element.isStatic && !$0.element.isLazy && hasInitialValue($0.element)
      }
      // A wrapper is made, too.
      let wrappers = variables.filter { !$0.element.attributes.isEmpty }.flatMap {
        self.wrappers(of: VariableID(declaration: declaration, index: $0.offset))
      }
      let arguments =
        wrappers.isEmpty ? [] : variables.flatMap { $0.element.attributes.flatMap(\.argumentRanges) }
      return (variables.compactMap(\.element.initialCode) + arguments).map {
        CodeRegion(file: declaration.file, range: $0)
      } + wrappers.flatMap { initializers(making: $0, calledBy: nil) }
    }
  }

  /// The code of the default values of all parameters, where there may be any.
  package var defaultValues: [CodeRegion] {
    files.enumerated().flatMap { file, facts in
      (facts.globalFunctions + facts.types.flatMap(\.functions)).flatMap(\.parameters)
        .filter(\.defaultMayRunCode).compactMap(\.defaultRange).map { CodeRegion(file: file, range: $0) }
    }
  }
}
