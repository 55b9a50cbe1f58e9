package import SourceText
import SwiftSyntax

/// A use of a variable, function or type, other than a local one, with the effect of the code on it.
package struct Effect: Sendable {
  package let name: String
  /// The base expression: `.implicitMember` for `.name`; nil for an unqualified name.
  package let base: ExpressionFact?
  package let kind: AccessFact.Kind
  /// How the expression goes on from it.
  package let path: AccessPath
  /// The index of the innermost enclosing type declaration, among those of the file.
  package let enclosingType: Int?
  /// Where the name starts, as a byte offset.
  package let offset: Int
  /// The code that has to run for the effect to happen.
  package let place: RenderRead
  /// It happens then for certain: in no closure that may run later.
  package let isCertain: Bool
  package let isCalled: Bool
  /// What it is part of, where that does nothing but to give the variable another value.
  package let update: VariableUpdate?
}

extension FactsReader {
  /// Every mention of members of some names in a file. Few names are ever looked for, so it is not part of every
  /// file's facts.
  package static func effects(on names: Set<String>, in source: SourceFile) -> [Effect] {
    effects(at: names.flatMap(source.offsets).sorted(), in: source)
  }

  /// The effects at some offsets of a file, if these may name members.
  ///
  /// - Parameter offsets: the starts of the names, without `$`; in order.
  package static func effects(at offsets: [Int], in source: SourceFile) -> [Effect] {
    if offsets.isEmpty { return [] }
    return reparse(source, around: offsets.map { $0..<$0 }) { file in
      let reader = EffectReader(file: file)
      return file.names(at: offsets).compactMap(reader.read)
    }
  }
}

/// Reads the mention of a member at a known name, without visiting the rest of the tree.
private struct EffectReader {
  let file: ReparsedFile

  func read(_ name: TokenSyntax) -> Effect? {
    guard let parent = name.parent else { return nil }
    if parent.is(DeclReferenceExprSyntax.self) { return Reference(name).flatMap(read) }
    // `{ [name] in … }`
    if let capture = parent.as(ClosureCaptureSyntax.self) {
      return capture.name.id == name.id && capture.initializer == nil ? effect(on: name) : nil
    }
    // `if let name`
    if let condition = parent.parent?.as(OptionalBindingConditionSyntax.self) {
      return condition.initializer == nil && condition.pattern.id == parent.id ? effect(on: name) : nil
    }
    return nil
  }

  private func read(_ reference: Reference) -> Effect? {
    if let access = reference.access {
      let base = access.base.map { ExpressionReader().read($0) } ?? .implicitMember(reference.name)
      return effect(of: reference, base: base)
    }
    if reference.isKeyPathComponent {
      guard case .value(let base) = KeyPathRoot(of: reference.node) else { return nil }
      return effect(of: reference, base: base)
    }
    return reference.isLocal ? nil : effect(of: reference, base: nil)
  }

  private func effect(on token: TokenSyntax) -> Effect {
    effect(on: token, token.plainText, base: nil, kind: .read, path: AccessPath(), update: nil)
  }

  private func effect(of reference: Reference, base: ExpressionFact?) -> Effect {
    effect(
      on: reference.node, reference.name, base: base,
      kind: reference.isKeyPathComponent ? .read : reference.expression.accessKind,
      path: reference.expression.accessPath, update: VariableUpdate(by: reference))
  }

  private func effect(
    on node: some SyntaxProtocol, _ name: String, base: ExpressionFact?, kind: AccessFact.Kind,
    path: AccessPath, update: VariableUpdate?
  ) -> Effect {
    Effect(
      name: name, base: base, kind: kind, path: path, enclosingType: file.enclosingType(of: node),
      offset: node.byteRange.lowerBound, place: RenderRead(of: Syntax(node)) ?? .elsewhere,
      isCertain: RenderPlace.around(Syntax(node)) != nil, isCalled: path.components == [.call],
      update: update)
  }
}
