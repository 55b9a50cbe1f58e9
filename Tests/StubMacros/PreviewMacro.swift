/// The macros `#Preview` and `@Previewable` of the stub SwiftUI.
///
/// Apple's `#Preview` becomes a type that nothing calls, and so does this one. Expanding to nothing would be simpler,
/// but then only types would be checked: neither isolation nor the use of variables before they are set.

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let body = node.previewBody else { return [] }
    let states = body.statements.filter(\.isPreviewable).map(\.withoutPreviewable)
    let rest = body.statements.filter { !$0.isPreviewable }
    return [
      """
      private struct \(context.makeUniqueName("Preview")): SwiftUI.View {
      \(CodeBlockItemListSyntax(states))
        var body: some SwiftUI.View {
      \(rest)
        }
      }
      """
    ]
  }
}

/// Marks a variable that `#Preview` moves out of the body. By itself it adds nothing.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

extension FreestandingMacroExpansionSyntax {
  /// The closure after the parentheses, or the argument `body:` inside them.
  fileprivate var previewBody: ClosureExprSyntax? {
    trailingClosure ?? arguments.last.flatMap { $0.expression.as(ClosureExprSyntax.self) }
  }
}

extension CodeBlockItemSyntax {
  fileprivate var isPreviewable: Bool {
    item.as(VariableDeclSyntax.self)?.attributes.contains(where: \.isPreviewable) ?? false
  }

  fileprivate var withoutPreviewable: CodeBlockItemSyntax {
    guard var variable = item.as(VariableDeclSyntax.self) else { return self }
    variable.attributes = variable.attributes.filter { !$0.isPreviewable }
    return with(\.item, .decl(DeclSyntax(variable)))
  }
}

extension AttributeListSyntax.Element {
  fileprivate var isPreviewable: Bool {
    self.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Previewable"
  }
}
