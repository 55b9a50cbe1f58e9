package import SourceText
import SwiftSyntax

extension FactsReader {
  /// Every mention of members of some names in a file. Few names are ever looked for, so it is not part of every
  /// file's facts.
  package static func effects(on names: Set<String>, in source: SourceFile) -> [Effect] {
    effects(at: names.flatMap(source.offsets).sorted(), in: source)
  }

  /// The effects at some offsets of a file, if these may name members.
  ///
  /// - Parameters:
  ///   - offsets: the starts of the names, without `$`; in order.
  ///   - placed: what declarations of all files say of the closures around an effect; nothing by default.
  package static func effects(
    at offsets: [Int], in source: SourceFile,
    placed: @escaping PlacedClosures.Query = { closures, _ in PlacedClosures(closures) }
  ) -> [Effect] {
    if offsets.isEmpty { return [] }
    return reparse(source, around: offsets.map { $0..<$0 }) { file in
      let reader = EffectReader(
        enclosingType: file.enclosingType, placed: placed,
        suspensions: Suspensions(file.names(at: source.offsets(of: "await"))))
      return file.names(at: offsets).compactMap(reader.read)
    }
  }
}

/// Reads the effect of the code at a name, without visiting the rest of the tree.
struct EffectReader {
  /// The index of the type declaration around a node.
  let enclosingType: (Syntax) -> Int?
  let placed: PlacedClosures.Query
  let suspensions: Suspensions
  private let surroundings = SurroundingsReader()

  init(
    enclosingType: @escaping (Syntax) -> Int?, placed: @escaping PlacedClosures.Query,
    suspensions: Suspensions
  ) {
    self.enclosingType = enclosingType
    self.placed = placed
    self.suspensions = suspensions
  }

  func read(_ name: TokenSyntax) -> Effect? {
    guard let parent = name.parent else { return nil }
    if name.tokenKind == .keyword(.self), parent.as(DeclReferenceExprSyntax.self)?.isIndexedOrCalled != true {
      return nil
    }
    if parent.is(DeclReferenceExprSyntax.self) {
      return name.isOfCondition ? nil : Reference(name).flatMap(read)
    }
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
    if reference.access != nil {
      let base = reference.base.map { ExpressionReader().read($0) } ?? .implicitMember(reference.name)
      return effect(of: reference, base: base)
    }
    if reference.isKeyPathComponent {
      guard case .value(let base) = KeyPathRoot(of: reference.node) else { return nil }
      return effect(of: reference, base: base)
    }
    return reference.isLocal && !reference.expression.isSelf ? nil : effect(of: reference, base: nil)
  }

  private func effect(on token: TokenSyntax) -> Effect {
    effect(on: token, token.plainText, base: nil, kind: .read, path: AccessPath())
  }

  private func effect(of reference: Reference, base: ExpressionFact?) -> Effect {
    let (path, end) = reference.expression.accessPathWithEnd
    return effect(
      on: reference.node, reference.name, base: base,
      kind: reference.isKeyPathComponent ? reference.kindThroughKeyPath : reference.expression.accessKind,
      path: path, end: end, reference: reference)
  }

  private func effect(
    on node: some SyntaxProtocol, _ name: String, base: ExpressionFact?, kind: AccessFact.Kind,
    path: AccessPath, end: ExprSyntax? = nil, reference: Reference? = nil
  ) -> Effect {
    Effect(
      on: Syntax(node), name, base: base, kind: kind, path: path, end: end, reference: reference,
      enclosingType: enclosingType(Syntax(node)), in: surroundings.surroundings(of: Syntax(node)),
      isResumed: suspensions.repeatedlyPrecede(Syntax(node)), placed: placed)
  }
}

extension DeclReferenceExprSyntax {
  /// `self[key]`, `self?[key]`, `self()`
  fileprivate var isIndexedOrCalled: Bool {
    let around = sequence(first: Syntax(self), next: \.parent).dropFirst().first {
      ![.optionalChainingExpr, .forceUnwrapExpr].contains($0.kind)
    }
    return around?.kind == .subscriptCallExpr || around?.kind == .functionCallExpr
  }
}

extension TokenSyntax {
  /// It is part of the condition of an `#if`: `os`, `canImport`, `DEBUG`.
  fileprivate var isOfCondition: Bool {
    for node in sequence(first: Syntax(self), next: \.parent).dropFirst() {
      switch node.kind {
      case .codeBlockItem, .memberBlockItem: return false
      default:
        guard let clause = node.parent?.as(IfConfigClauseSyntax.self) else { continue }
        return clause.condition.map { Syntax($0).id == node.id } == true
      }
    }
    return false
  }
}
