import SwiftSyntax

/// Whether code may run while a view is made, by the function, accessor or closure that it stands in.
package enum CodePlace: Hashable, Sendable {
  /// It does not, as far as can be seen.
  case elsewhere
  /// In a getter or function that returns a view, or in an update of a representable; as a message names it.
  case view(String)
  /// In something that is called without its name: an operator, a subscript, or what a library calls for a value.
  case implicit(String)
  /// In another getter, of this name: it does where that is read then.
  case getter(String)
  /// In another function with a result: it does where that is called then.
  case function(FunctionName)
  /// In one without a result.
  case method(FunctionName)
  /// In an initializer of the type of this name, or in a value that its variables have from the start: it does where
  /// the type is made then.
  case initializer(FunctionName)
}

extension CodePlace {
  /// The function or initializer that has to be called first; nil where none has to be.
  package var function: FunctionName? {
    switch self {
    case .function(let name), .method(let name), .initializer(let name): name
    case .elsewhere, .view, .implicit, .getter: nil
    }
  }

  package var isInitializer: Bool {
    if case .initializer = self { true } else { false }
  }

  /// The member that it is, as a message names it: `body`, `title(…)`.
  package var member: String {
    switch self {
    case .elsewhere: ""
    case .view(let member), .implicit(let member), .getter(let member): member
    case .function(let function), .method(let function): function.name + "(…)"
    case .initializer: "init(…)"
    }
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
    case .subscriptDecl: .implicit("subscript(…)")
    default: .elsewhere
    }
  }
}

extension FunctionDeclSyntax {
  var codePlace: CodePlace {
    let name = name.plainText
    if signature.effectSpecifiers?.asyncSpecifier != nil { return .elsewhere }
    guard let result = signature.returnClause?.type else {
      return updatesRepresentable || isTrackedOverride ? .view(name + "(…)") : .method(functionName)
    }
    if result.isView { return .view(name + "(…)") }
    if case .identifier = self.name.tokenKind, !LibraryEffects.isCalledByLibrary(name) {
      return .function(functionName)
    }
    return .implicit(name + "(…)")
  }

  /// `updateUIView(_:context:)` and the like, whose reads are tracked.
  var updatesRepresentable: Bool {
    guard LibraryEffects.updatesRepresentable(name.plainText) else { return false }
    return signature.parameterClause.parameters.map { $0.firstName.text } == ["_", "context"]
  }

  /// `override func layoutSubviews()`, whose reads UIKit tracks.
  var isTrackedOverride: Bool {
    LibraryEffects.tracksReads(name.plainText) && modifiers.contains { $0.name.text == "override" }
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
  var isView: Bool { self.is(SomeOrAnyTypeSyntax.self) && TypeExpression(self).isView }
}

extension TypeExpression {
  /// The type is `some View` or the like. A function that returns another opaque or existential type, `any Repository`,
  /// is like any other: it counts if it is called while a view is made.
  package var isView: Bool {
    switch self {
    case .opaque(let constraint), .existential(let constraint): constraint.namesView
    default: false
    }
  }

  /// It names a protocol of views or the like, by itself or among others.
  package var namesView: Bool {
    mentionedNames.contains { name in
      name.last.map { Self.views.contains($0.name) || $0.name.hasSuffix("View") } ?? false
    }
  }

  private static let views: Set<String> = [
    "View", "App", "Scene", "Commands", "ViewModifier", "ToolbarContent", "CustomizableToolbarContent",
    "Widget",
    "WidgetConfiguration", "TableColumnContent", "TableRowContent", "ChartContent", "Shape",
    "InsettableShape",
    "ShapeStyle", "Gesture", "TabContent", "AccessibilityRotorContent", "GeometryEffect", "VisualEffect",
    "ControlWidgetConfiguration", "MapContent", "UIViewRepresentable", "UIViewControllerRepresentable",
    "NSViewRepresentable", "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable",
  ]
}

extension VariableDeclSyntax {
  /// Where its accessors stand, or its value; nil for a variable of a body, which stands where that does.
  ///
  /// - Parameter type: the name of the type that it is a member of.
  func codePlace(in type: String?) -> CodePlace? {
    guard let binding = bindings.first, isMemberOrGlobal else { return nil }
    if binding.accessorBlock != nil {
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText ?? ""
      return binding.typeAnnotation?.type.isView == true ? .view(name) : .getter(name)
    }
    // A static variable has its value from whoever is first to ask for it, and one that is lazy, too.
    guard let type, modifiers.allSatisfy({ !Self.later.contains($0.name.text) }) else { return .elsewhere }
    return .initializer(FunctionName(name: type, labels: nil))
  }

  private static let later: Set<String> = ["static", "class", "lazy"]
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
    elements.contains {
      $0.is(UnresolvedTernaryExprSyntax.self)
        || $0.as(BinaryOperatorExprSyntax.self)?.mayStopBehindFirst == true
    }
  }
}

extension BinaryOperatorExprSyntax {
  /// It may leave out the operand behind it.
  var mayStopBehindFirst: Bool { ["&&", "||", "??"].contains(`operator`.text) }
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
