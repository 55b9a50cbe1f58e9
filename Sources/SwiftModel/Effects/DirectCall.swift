package import SourceText
import SwiftSyntax

/// A call of a function by its name, or of a method of an existing object, that runs whenever the code around it does:
/// `prepare()`, `context.coordinator.draw(model)`, `Renderer.draw(model)`.
package struct DirectCall: Sendable {
  package let name: String
  /// Nil where nothing stands before the name.
  package let base: ExpressionFact?
  /// Of the arguments in parentheses.
  private let labels: [String?]
  package let enclosingType: Int?
  /// The function or initializer that it stands in, where that makes no view: it has to be called first.
  package let function: FunctionName?
  /// The enclosing function is called once for a view, such as `makeUIView(context:)`.
  package let isOnce: Bool
  /// The name of the getter, function or initializer that it stands in.
  package let member: String
  /// The enclosing member returns a view, or SwiftUI calls it to update a view.
  package let isInView: Bool

  /// Whether parameters can take the arguments, by their labels.
  package func mayCall(_ function: FunctionFact) -> Bool {
    function.kind == .function && function.name == name
      && FunctionName(name: name, labels: function.parameters.map(\.label)).mayTake(labels)
  }
}

extension DirectCall {
  /// A call as a statement while a view is made, whose result may be unused; of a function, or of a method of an object
  /// that existed before.
  ///
  /// - Parameter place: the place of the call.
  init?(statement call: FunctionCallExprSyntax, at place: CodePlace, enclosingType: Int?) {
    guard place.mayRender, ExprSyntax(call).isStatement || ExprSyntax(call).isDiscarded,
      call.callee?.baseName.text.first?.isLowercase == true, let around = RenderPlace.around(Syntax(call))
    else { return nil }
    self.init(call, at: place, in: around, enclosingType, mayBeNew: around.kind == .initializer)
  }

  /// - Parameter mayBeNew: the receiver may have been created just before, as in an initializer.
  fileprivate init?(
    _ call: FunctionCallExprSyntax, at place: CodePlace, in around: RenderPlace, _ enclosingType: Int?,
    mayBeNew: Bool = false
  ) {
    guard let callee = call.callee else { return nil }
    let syntax = call.calledExpression.as(MemberAccessExprSyntax.self)
    if syntax != nil, syntax?.base == nil { return nil }
    let base = syntax?.base.flatMap { $0.isSelf ? nil : $0 }
    let fact = base.map { ExpressionReader().read($0) }
    if let base, let fact {
      guard !mayBeNew && (fact.isHeld || fact.isCoordinator) || base.isGiven else { return nil }
    }
    name = callee.baseName.plainText
    self.base = fact
    labels = call.arguments.map { $0.label?.plainText }
    self.enclosingType = enclosingType
    function = place.function
    isOnce = Syntax(call).isMadeOnce
    member = around.name
    isInView = around.givesView
  }
}

extension FunctionCallExprSyntax {
  /// `draw` of `draw()` and of `renderer.draw()`.
  fileprivate var callee: DeclReferenceExprSyntax? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? calledExpression.as(DeclReferenceExprSyntax.self)
  }
}

extension ExpressionFact {
  /// `context.coordinator`
  package var isCoordinator: Bool {
    if case .member(_, "coordinator") = self { return true }
    return false
  }
}

extension Syntax {
  /// In a function that SwiftUI calls once, before it shows a view.
  fileprivate var isMadeOnce: Bool {
    for node in sequence(first: self, next: \.parent) {
      if let function = node.as(FunctionDeclSyntax.self) {
        return LibraryEffects.makesRepresentable(function.name.plainText)
      }
      if node.is(MemberBlockItemSyntax.self) { return false }
    }
    return false
  }
}

/// The calls and writes that a function makes whenever it is called.
package struct DirectCode: Sendable {
  package fileprivate(set) var calls: [DirectCall] = []
  package fileprivate(set) var writes: [RenderWriteUse] = []
}

extension FactsReader {
  /// The direct code of each of some functions of a file, in order.
  ///
  /// - Parameter functions: their offsets, each with the index of the enclosing declaration; in order.
  package static func directCode(
    ofFunctionsAt functions: [(range: Range<Int>, enclosingType: Int?)], in source: SourceFile
  ) -> [DirectCode] {
    reparse(source, around: functions.map(\.range)) { file in
      zip(functions, file.tree.tokens(at: functions.map(\.range.lowerBound))).map { function, start in
        guard let syntax = start?.ancestor(as: FunctionDeclSyntax.self), let body = syntax.body,
          syntax.codePlace != .elsewhere
        else { return DirectCode() }
        return directCode(of: body, at: syntax.codePlace, enclosingType: function.enclosingType)
      }
    }
  }

  private static func directCode(
    of body: CodeBlockSyntax, at place: CodePlace, enclosingType: Int?
  ) -> DirectCode {
    var code = DirectCode()
    body.forEachNode(skippingInside: [.functionDecl]) { node, kind in
      if kind == .functionCallExpr {
        let call = node.cast(FunctionCallExprSyntax.self)
        let around = RenderPlace.around(node)
        code.calls += [around.flatMap { DirectCall(call, at: place, in: $0, enclosingType) }].compactMap {
          $0
        }
        code.writes += RenderWriteReader.read(call, at: place, enclosingType: enclosingType)
      } else if kind == .sequenceExpr {
        code.writes += RenderWriteReader.read(
          node.cast(SequenceExprSyntax.self), at: place, enclosingType: enclosingType)
      }
    }
    return code
  }
}
