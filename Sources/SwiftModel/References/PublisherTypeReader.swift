import SwiftSyntax

extension TypeSyntax {
  /// The `Published<Value>` of `Published<Value>.Publisher`.
  var publishedPublisher: TypeSyntax? {
    guard let member = self.as(MemberTypeSyntax.self), member.name.text == "Publisher" else { return nil }
    let base = member.baseType
    let name = base.as(IdentifierTypeSyntax.self)?.name.text ?? base.as(MemberTypeSyntax.self)?.name.text
    return name == "Published" ? base : nil
  }
}

extension PublisherTypeFact {
  /// Nil unless the type is a property's publisher, with the type of its value written out.
  init?(around published: TypeSyntax) {
    guard let whole = published.parent?.as(MemberTypeSyntax.self),
      TypeSyntax(whole).publishedPublisher?.id == published.id,
      let clause = published.as(IdentifierTypeSyntax.self)?.genericArgumentClause
        ?? published.as(MemberTypeSyntax.self)?.genericArgumentClause,
      clause.arguments.count == 1, let value = clause.arguments.first
    else { return nil }
    self.init(
      range: whole.byteRange, valueRange: value.argument.byteRange,
      position: Self.position(of: TypeSyntax(whole)),
      isOfSequence: whole.ancestor(as: GenericArgumentSyntax.self)?.isOfAsyncPublisher == true)
  }

  private static func position(of type: TypeSyntax) -> Position {
    if let parameter = type.parent?.as(FunctionParameterSyntax.self) {
      let name = (parameter.secondName ?? parameter.firstName).plainText
      let function = parameter.parent?.parent?.parent?.parent
      guard parameter.defaultValue == nil, parameter.ellipsis == nil else { return .other }
      guard function?.is(FunctionDeclSyntax.self) == true || function?.is(InitializerDeclSyntax.self) == true
      else { return .other }
      let body = function?.as(FunctionDeclSyntax.self)?.body ?? function?.as(InitializerDeclSyntax.self)?.body
      return .parameter(handingOn: body.map { PublisherRoleReader.handingOn(of: name, in: $0) } ?? [])
    }
    if let position = positionInKeyPath(of: type) { return position }
    let whole = type.parent?.as(OptionalTypeSyntax.self).map(TypeSyntax.init) ?? type
    guard let binding = whole.parent?.parent?.as(PatternBindingSyntax.self),
      binding.ancestor(as: MemberBlockItemSyntax.self) != nil
    else { return .other }
    if binding.givesLazyValue { return whole.id == type.id ? .getter : .other }
    guard binding.initializer == nil, let block = binding.accessorBlock else { return .other }
    switch block.accessors {
    case .getter: return .getter
    case .accessors(let list):
      // A requirement may be settable: that has no body.
      return list.allSatisfy { $0.accessorSpecifier.text == "get" || $0.body == nil } ? .getter : .other
    }
  }
}

extension PublisherTypeFact {
  /// Of `Published<Value>.Publisher` in `KeyPath<Model, Published<Value>.Publisher>`.
  private static func positionInKeyPath(of type: TypeSyntax) -> Position? {
    guard let argument = type.parent?.as(GenericArgumentSyntax.self),
      let arguments = argument.parent?.as(GenericArgumentListSyntax.self), arguments.count == 2,
      arguments.last?.id == argument.id, let root = arguments.first,
      let keyPath = arguments.parent?.parent?.as(IdentifierTypeSyntax.self),
      keyPath.name.text.hasSuffix("KeyPath"),
      let parameter = keyPath.parent?.as(FunctionParameterSyntax.self), parameter.defaultValue == nil,
      parameter.ellipsis == nil,
      let body = parameter.parent?.parent?.parent?.parent?.as(FunctionDeclSyntax.self)?.body,
      PublisherRoleReader.onlySubscribes(
        toWhatLeads: (parameter.secondName ?? parameter.firstName).plainText, in: body)
    else { return nil }
    return .keyPath(range: keyPath.byteRange, root: root.argument.byteRange)
  }
}

extension PatternBindingSyntax {
  /// Whether it is the `lazy` variable of a type, which gives out its initial value as a getter would.
  var givesLazyValue: Bool {
    guard initializer != nil, accessorBlock == nil,
      let declaration = parent?.parent?.as(VariableDeclSyntax.self),
      declaration.parent?.is(MemberBlockItemSyntax.self) == true
    else { return false }
    return declaration.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
  }
}

extension GenericArgumentSyntax {
  fileprivate var isOfAsyncPublisher: Bool {
    parent?.parent?.parent?.as(IdentifierTypeSyntax.self)?.name.text == "AsyncPublisher"
  }
}
