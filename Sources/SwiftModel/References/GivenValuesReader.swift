package import SourceText
import SwiftSyntax

/// A declaration with the values that it gives, or is given where it stands.
package struct GivenValues: Sendable {
  package let name: String
  package let isFunction: Bool
  package let values: [ExpressionFact]

  package init(name: String, isFunction: Bool = false, values: [ExpressionFact]) {
    self.name = name
    self.isFunction = isFunction
    self.values = values
  }
}

extension FactsReader {
  /// What the function or computed property gives whose whole type, or the optional one, is written at a place.
  ///
  /// ```swift
  /// func makeFeed() -> any ObservableObject { Feed() }        // Feed()
  /// var current: (any ObservableObject)? { feed ?? nil }
  /// func makeFeed() -> any ObservableObject                   // of a protocol: none
  /// ```
  ///
  /// - Parameter place: the byte offset of a name in the type.
  /// - Returns: nil for what is no such declaration, and where a body is no plain list of statements that return a value.
  package static func valuesGiven(byDeclarationWithTypeAt place: Int, in source: SourceFile) -> GivenValues? {
    reparse(source) { file in
      guard let type = file.names(at: [place]).first?.parent?.as(TypeSyntax.self)?.withExistential else {
        return nil
      }
      if let function = type.parent?.parent?.parent?.as(FunctionDeclSyntax.self),
        function.signature.returnClause?.type.id == type.id
      {
        let values = function.body.map(\.statements.givenValues) ?? []
        return values.map { GivenValues(name: function.name.plainText, isFunction: true, values: $0) }
      }
      guard let binding = type.parent?.parent?.as(PatternBindingSyntax.self),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
        let values = binding.accessorBlock?.givenValues
      else { return nil }
      return GivenValues(name: name, values: values)
    }
  }
}

extension TypeSyntax {
  /// The type with `any`, parentheses, other parts of a composition and the mark of an optional around it.
  fileprivate var withExistential: TypeSyntax {
    var type = self
    while let parent = type.parent {
      switch parent.kind {
      case .someOrAnyType, .optionalType, .implicitlyUnwrappedOptionalType, .compositionType:
        type = parent.cast(TypeSyntax.self)
      case .compositionTypeElement:
        guard let composition = parent.parent?.parent?.as(TypeSyntax.self) else { return type }
        type = composition
      case .tupleTypeElement:
        guard let tuple = parent.parent?.parent?.as(TupleTypeSyntax.self), tuple.elements.count == 1 else {
          return type
        }
        type = TypeSyntax(tuple)
      default: return type
      }
    }
    return type
  }
}

extension CodeBlockItemListSyntax {
  /// The values that it returns, or the one expression that it is; nil where that one is a branch.
  fileprivate var givenValues: [ExpressionFact]? {
    if count == 1, case .expr(let expression)? = first?.item {
      return expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self)
        ? nil : [ExpressionReader().read(expression)]
    }
    return nodes(of: ReturnStmtSyntax.self, skippingInside: [.closureExpr, .functionDecl, .memberBlock])
      .compactMap { $0.expression.map { ExpressionReader().read($0) } }
  }
}

extension AccessorBlockSyntax {
  /// What the getter gives; nil for a stored property with observers.
  fileprivate var givenValues: [ExpressionFact]? {
    switch accessors {
    case .getter(let statements): return statements.givenValues
    case .accessors(let accessors):
      guard let getter = accessors.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.get) }) else {
        return nil
      }
      return getter.body.map(\.statements.givenValues) ?? []
    }
  }
}
