import SwiftSyntax

extension DeclReferenceExprSyntax {
  /// `.environmentObject` with nothing before the dot, as in `case .environmentObject:`. It is static, or a case, and so never
  /// what a value of another module has by that name. What follows `#if` in a chain continues that.
  var isImplicitMember: Bool {
    guard let member = parent?.as(MemberAccessExprSyntax.self), member.declName.id == id else { return false }
    return member.baseInChain == nil
  }
}
