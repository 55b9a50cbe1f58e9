import SwiftSyntax

/// Whether code may run while a view is made, by the function, accessor or closure that it stands in.
enum CodePlace: Equatable {
  /// It does not, as far as can be seen.
  case elsewhere
  /// In a getter, or in a function that returns a view or that SwiftUI calls.
  case view
  /// In another function with a result, of this name: it does where that is called then.
  case function(FunctionName)
  /// In one without a result.
  case method(FunctionName)
  /// In an initializer of the type of this name, or in a value that its variables have from the start: it does where
  /// the type is made then.
  case initializer(FunctionName)

  /// Values made here may be shown in a view.
  var mayRender: Bool {
    switch self {
    case .view, .function, .initializer: true
    case .elsewhere, .method: false
    }
  }
}

/// The functions that are called where a view may be made.
package struct RenderCallees: Sendable {
  /// By getters, and by functions that give views.
  package fileprivate(set) var ofViews: Set<CallSignature> = []
  /// By other functions.
  package fileprivate(set) var ofFunctions: [FunctionName: Set<CallSignature>] = [:]
  /// The members that functions without a result assign or change, with a dot before their names.
  package internal(set) var changedByMethods: [FunctionName: Set<String>] = [:]

  mutating func enter(_ place: CodePlace) {
    switch place {
    case .elsewhere, .view: break
    case .function(let function), .method(let function), .initializer(let function):
      ofFunctions[function, default: []].formUnion([])
    }
  }

  mutating func insert(_ callee: CallSignature, at place: CodePlace) {
    switch place {
    case .elsewhere: break
    case .view: ofViews.insert(callee)
    case .function(let function), .method(let function): ofFunctions[function, default: []].insert(callee)
    // An initializer announces no change.
    case .initializer(let function):
      if callee.makesType { ofFunctions[function, default: []].insert(callee) }
    }
  }
}

/// The information that a call contains about its callee.
package struct CallSignature: Hashable, Sendable {
  package let name: String
  /// Of the arguments in parentheses; nil where the function is handed on, to be called at once.
  package let labels: [String?]?

  package init(name: String, labels: [String?]?) {
    self.name = name
    self.labels = labels
  }

  /// The callee is a type: an initializer call.
  var makesType: Bool { name.first?.isUppercase == true }
}

/// `title(of:)`, or a type for one of its initializers.
package struct FunctionName: Hashable, Sendable {
  package let name: String
  /// Of the parameters; nil where any will do.
  package let labels: [String?]?

  package init(name: String, labels: [String?]?) {
    self.name = name
    self.labels = labels
  }

  /// Whether the parameters can take arguments, by their labels.
  package func mayTake(_ arguments: [String?]?) -> Bool {
    guard let arguments, let labels else { return true }
    var rest = labels[...]
    for (number, label) in arguments.enumerated() {
      // It may be another value of a variadic parameter.
      if number > 0, label == nil { continue }
      guard let next = rest.firstIndex(where: { $0 == label }) else { return false }
      rest = rest[(next + 1)...]
    }
    return true
  }
}

extension Syntax {
  /// Where the code of a declaration stands; nil where it stands where the declaration does.
  ///
  /// - Parameter type: the name of the type around it.
  func codePlace(in type: String?) -> CodePlace? {
    switch self.as(SyntaxEnum.self) {
    case .functionDecl(let function): function.codePlace
    case .initializerDecl(let initializer): initializer.codePlace(in: type)
    case .variableDecl(let variable): variable.codePlace(in: type)
    case .subscriptDecl: .view
    default: .elsewhere
    }
  }
}

extension FunctionDeclSyntax {
  var codePlace: CodePlace {
    let name = name.plainText
    if signature.effectSpecifiers?.asyncSpecifier != nil { return .elsewhere }
    guard let result = signature.returnClause?.type else {
      return LibraryEffects.updatesRepresentable(name) ? .view : .method(functionName)
    }
    if result.isView || LibraryEffects.isCalledByLibrary(name) { return .view }
    // Operators are not called by name.
    guard case .identifier = self.name.tokenKind else { return .view }
    return .function(functionName)
  }

  private var functionName: FunctionName {
    FunctionName(name: name.plainText, labels: signature.parameterClause.labels)
  }
}

extension InitializerDeclSyntax {
  /// - Parameter type: the name of the type that it is of.
  func codePlace(in type: String?) -> CodePlace {
    guard let type, signature.effectSpecifiers?.asyncSpecifier == nil else { return .elsewhere }
    return .initializer(FunctionName(name: type, labels: signature.parameterClause.labels))
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate var labels: [String?] {
    parameters.map { parameter in
      let label = parameter.firstName.plainText
      return label == "_" ? nil : label
    }
  }
}

extension TypeSyntax {
  /// The type is `some View` or the like. A function that returns another opaque or existential type, `any Repository`,
  /// is like any other: it counts if it is called while a view is made.
  var isView: Bool {
    guard let constraint = self.as(SomeOrAnyTypeSyntax.self)?.constraint else { return false }
    return TypeExpression(constraint).mentionedNames.contains { name in
      name.last.map { Self.views.contains($0.name) || $0.name.hasSuffix("View") } ?? false
    }
  }

  private static let views: Set<String> = [
    "View", "App", "Scene", "Commands", "ViewModifier", "ToolbarContent", "CustomizableToolbarContent",
    "Widget",
    "WidgetConfiguration", "TableColumnContent", "TableRowContent", "ChartContent", "Shape",
    "InsettableShape",
    "ShapeStyle", "Gesture", "TabContent", "AccessibilityRotorContent", "GeometryEffect", "VisualEffect",
    "ControlWidgetConfiguration", "MapContent",
  ]
}

extension VariableDeclSyntax {
  /// Where its accessors stand, or its value; nil for a variable of a body, which stands where that does.
  ///
  /// - Parameter type: the name of the type that it is a member of.
  func codePlace(in type: String?) -> CodePlace? {
    guard parent?.is(MemberBlockItemSyntax.self) == true else { return nil }
    if bindings.first?.accessorBlock != nil { return .view }
    // A static variable has its value from whoever is first to ask for it, and one that is lazy, too.
    guard let type, modifiers.allSatisfy({ !Self.later.contains($0.name.text) }) else { return .elsewhere }
    return .initializer(FunctionName(name: type, labels: nil))
  }

  private static let later: Set<String> = ["static", "class", "lazy"]
}

extension FunctionCallExprSyntax {
  /// The functions that it calls itself, or that it hands on to be called at once; a type for its initializer.
  ///
  /// - Parameter place: where it stands.
  func callees(at place: CodePlace) -> [CallSignature] {
    let member = calledExpression.as(MemberAccessExprSyntax.self)
    guard
      var callee = member?.declName.baseName ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    else { return [] }
    if callee.text == "init" {
      if member?.base?.isSelf == true, case .initializer(let own) = place {
        return [CallSignature(name: own.name, labels: arguments.map { $0.label?.plainText })]
      }
      callee = member?.base?.typeName ?? callee
    }
    let called = CallSignature(name: callee.plainText, labels: arguments.map { $0.label?.plainText })
    let callsIt = LibraryEffects.callsUnlabeledFunction(callee.text)
    let functions = arguments.compactMap { argument -> CallSignature? in
      let isContent = argument.label.map { LibraryEffects.callsForContent(label: $0.text) } == true
      guard callsIt || isContent else { return nil }
      let function =
        argument.expression.as(DeclReferenceExprSyntax.self)?.baseName
        ?? argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName
      return function.map { CallSignature(name: $0.plainText, labels: nil) }
    }
    return [called] + functions
  }
}

extension ExprSyntax {
  /// The last name of a type that stands before `.init`.
  fileprivate var typeName: TokenSyntax? {
    self.as(DeclReferenceExprSyntax.self)?.baseName ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName
  }
}

extension ClosureExprSyntax {
  /// It awaits something, so it makes no content.
  var isAsync: Bool {
    if signature?.effectSpecifiers?.asyncSpecifier != nil { return true }
    return statements.awaits
  }
}

extension SyntaxProtocol {
  /// Something is awaited in it, outside of closures and local functions.
  var awaits: Bool {
    containsNode(skippingInside: [.closureExpr, .functionDecl]) { node, kind in
      kind == .awaitExpr || kind == .forStmt && node.cast(ForStmtSyntax.self).awaitKeyword != nil
    }
  }
}

extension SequenceExprSyntax {
  /// One of its operators may leave out the operands behind the first one: `isNested && model.isOpen`.
  var mayStopBehindFirst: Bool {
    elements.contains { element in
      if element.is(UnresolvedTernaryExprSyntax.self) { return true }
      return ["&&", "||", "??"].contains(element.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
    }
  }
}

extension CodeBlockSyntax {
  /// A branch, or the body of a function with no known call while a view is made.
  var mayNotRun: Bool {
    guard let parent else { return false }
    if let function = parent.as(FunctionDeclSyntax.self) {
      // A view of UIKit or AppKit is made, and updated, as soon as it appears.
      let isCalled =
        function.updatesRepresentable || LibraryEffects.makesRepresentable(function.name.plainText)
      return !isCalled && function.signature.returnClause?.type.isView != true
    }
    return parent.is(IfExprSyntax.self) || parent.is(GuardStmtSyntax.self)
      || parent.is(InitializerDeclSyntax.self)
  }
}
