import SwiftSyntax

extension LocalWrapperUse {
  /// Nil for an attribute of a member or of a global variable, and for any other attribute.
  init?(_ node: AttributeSyntax, enclosingType: Int?) {
    guard LibraryWrapper(named: DeclarationReader.dottedName(of: node).last).contains(.takesObservableObject),
      let attribute = DeclarationReader.attribute(node), let owner = node.parent?.parent
    else { return nil }
    var (value, isPreviewable, isReplaceable) = (ExpressionFact.unknown, false, false)
    if let variable = owner.as(VariableDeclSyntax.self) {
      if variable.isMemberOrGlobal { return nil }
      let binding = variable.bindings.first
      value =
        (binding?.typeAnnotation.map { TypeExpression($0.type) } ?? attribute.valueType).map { .typed($0) }
        ?? binding?.initializer.map { ExpressionReader().read($0.value) } ?? .unknown
      isPreviewable = DeclarationReader.attributes(variable.attributes).contains {
        $0.name == ["Previewable"]
      }
      isReplaceable = attribute.arguments == nil && variable.bindsMembersOnly
    } else if let parameter = owner.as(FunctionParameterSyntax.self) {
      value = .typed(TypeExpression(parameter.type))
    }
    self.init(
      wrapper: attribute.name.last ?? "", wrapperRange: attribute.nameRange, value: value,
      range: attribute.range, enclosingType: enclosingType, isPreviewable: isPreviewable,
      isReplaceable: isReplaceable)
  }
}

extension VariableDeclSyntax {
  /// A local variable with a value, whose wrapper is used for nothing but bindings to members: `$model.title`.
  fileprivate var bindsMembersOnly: Bool {
    guard bindings.count == 1, let binding = bindings.first, binding.initializer != nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
      let block = parent?.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    return block.tokens(viewMode: .sourceAccurate).allSatisfy { token in
      if token.text == "_" + name { return false }
      guard token.text == "$" + name, let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
        return true
      }
      return reference.parent?.as(MemberAccessExprSyntax.self)?.base?.id == reference.id
    }
  }
}
