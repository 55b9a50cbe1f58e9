package import SourceText
import SwiftSyntax

// Which declaration a bound belongs to.

extension Syntax {
  /// The declaration that this is a bound of, if it bounds a generic parameter, an associated type or a requirement.
  var boundPosition: TypeMention.Position? {
    if self.is(GenericParameterSyntax.self) { return position(inOwn: parent) }
    if let type = self.as(SomeOrAnyTypeSyntax.self) {
      return type.functionWithOpaqueParameter.map { position(inOwn: $0) }
    }
    if let requirement = self.as(ConformanceRequirementSyntax.self) {
      return position(of: requirement)
    }
    if self.is(InheritedTypeSyntax.self), let declaration = ancestor(as: AssociatedTypeDeclSyntax.self) {
      return declaration.position
    }
    return nil
  }

  private func position(of requirement: ConformanceRequirementSyntax) -> TypeMention.Position {
    let parts = requirement.leftType.writtenText.split(separator: ".").map(String.init)
    guard let declaration = requirement.ancestor(as: GenericWhereClauseSyntax.self)?.parent else {
      return .other
    }
    if let associated = declaration.as(AssociatedTypeDeclSyntax.self) { return associated.position }
    if parts == ["Self"], declaration.is(ExtensionDeclSyntax.self) || declaration.is(ProtocolDeclSyntax.self)
    {
      return .selfBound(owner: declaration.nameOfDeclaredOrExtended ?? "")
    }
    if let owner = declaration.as(ProtocolDeclSyntax.self) {
      let names = parts.first == "Self" ? Array(parts.dropFirst()) : parts
      return names.count == 1 ? .associated(name: names[0], owner: owner.name.plainText) : .other
    }
    if parts.count == 1, declaration.genericParameterNames.contains(parts[0]) {
      return position(inOwn: declaration)
    }
    // An initializer is called by the name of its type, whose parameter it bounds.
    if parts.count == 1, declaration.is(InitializerDeclSyntax.self), let type = declaration.typeAround,
      type.genericParameterNames.contains(parts[0])
    {
      return position(inOwn: type)
    }
    return .conditional(
      ConditionalMembers(
        extendedType: declaration.nameOfTypeAround, names: declaration.namesOfConditionalMembers))
  }

  /// The declaration whose generic parameter is bound here; initializers are called by their type's name.
  private func position(inOwn start: Syntax?) -> TypeMention.Position {
    var current = start
    while let node = current {
      if node.is(SubscriptDeclSyntax.self) { return .bound(owner: "subscript") }
      if let name = node.nameOfDeclaredOrExtended { return .bound(owner: name) }
      current = node.parent
    }
    return .other
  }
}

extension AssociatedTypeDeclSyntax {
  fileprivate var position: TypeMention.Position {
    guard let owner = ancestor(as: ProtocolDeclSyntax.self) else { return .other }
    return .associated(name: name.plainText, owner: owner.name.plainText)
  }
}

extension Syntax {
  fileprivate var nameOfDeclaredOrExtended: String? {
    if let declaration = self.as(ExtensionDeclSyntax.self) {
      return TypeExpression(declaration.extendedType).dottedName?.last ?? ""
    }
    return asProtocol((any NamedDeclSyntax).self)?.name.plainText
  }

  /// Of the extension or type that this is or is a member of.
  var nameOfTypeAround: String? { typeAround?.nameOfDeclaredOrExtended }

  /// The extension or type that this is or is a member of.
  fileprivate var typeAround: Syntax? {
    sequence(first: self, next: \.parent).first { node in
      node.is(ExtensionDeclSyntax.self) || node.asProtocol((any DeclGroupSyntax).self) != nil
    }
  }

  fileprivate var genericParameterNames: [String] {
    asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters
      .map(\.name.plainText) ?? []
  }

  fileprivate var namesOfConditionalMembers: Set<String>? {
    guard let declaration = self.as(ExtensionDeclSyntax.self) else {
      return self.as(FunctionDeclSyntax.self)?.callableName.map { [$0] }
    }
    if declaration.inheritanceClause != nil { return nil }
    let names = declaration.memberBlock.members.map { $0.decl.namesOfMembers }
    return names.contains { $0 == nil } ? nil : Set(names.flatMap { $0 ?? [] })
  }
}

extension DeclSyntax {
  fileprivate var namesOfMembers: [String]? {
    if let function = self.as(FunctionDeclSyntax.self) { return function.callableName.map { [$0] } }
    guard let variable = self.as(VariableDeclSyntax.self), !variable.modifiers.isStatic else { return nil }
    return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText }
  }
}

extension FunctionDeclSyntax {
  /// Nil for operators, and for calls without a name or a type.
  fileprivate var callableName: String? {
    let text = name.plainText
    let isPlain = text.first?.isLetter == true && text != "callAsFunction" && !modifiers.isStatic
    return isPlain ? text : nil
  }
}

extension DeclModifierListSyntax {
  fileprivate var isStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
}

extension FactsReader {
  /// Whether an extension for objects of the old system names what only these have, or hands its object or its type on,
  /// perhaps to what takes only these.
  ///
  /// - Parameters:
  ///   - range: the extension.
  ///   - members: its braces.
  package static func needsObservableObject(
    in range: Range<Int>, membersIn members: Range<Int>, of source: SourceFile
  ) -> Bool {
    let old: Set<String> = ["objectWillChange", "ObjectWillChangePublisher"]
    return reparse(source, around: [range]) { file in
      let names = file.names(old.union(["self", "Self"])).filter { range.contains($0.byteRange.lowerBound) }
      return names.contains { name in
        old.contains(name.plainText)
          || members.contains(name.byteRange.lowerBound) && !name.isSelfBeforeMember
      }
    }
  }
}

extension TokenSyntax {
  /// `self` or `Self` before a member, or a `self` that a closure or a `guard` makes an object of again.
  fileprivate var isSelfBeforeMember: Bool {
    if let type = parent?.as(IdentifierTypeSyntax.self) {
      return type.parent?.as(MemberTypeSyntax.self)?.baseType.id == type.id
    }
    guard let reference = parent?.as(DeclReferenceExprSyntax.self) else {
      return ancestor(as: ClosureCaptureSyntax.self) != nil
        || parent?.is(IdentifierPatternSyntax.self) == true
    }
    var base = ExprSyntax(reference)
    while let chain = base.parent?.as(OptionalChainingExprSyntax.self) { base = ExprSyntax(chain) }
    if let access = base.parent?.as(MemberAccessExprSyntax.self) {
      return access.base?.id == base.id && access.declName.baseName.text != "self"
    }
    return base.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
  }
}
