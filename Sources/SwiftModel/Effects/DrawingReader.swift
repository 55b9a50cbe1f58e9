package import SourceText
import SwiftSyntax

/// What of an object a view reads only in what it draws: in the renderer of a `Canvas`, or in methods that nothing else
/// calls.
package struct DrawnReads: Sendable {
  /// The members of the object that the renderers read.
  package fileprivate(set) var drawn: Set<String> = []
  /// The object as a whole is given to something there, and perhaps read by that.
  package fileprivate(set) var isDrawnWhole = false
  /// The members that are read while the view is made.
  package fileprivate(set) var members: Set<String> = []
  /// The object as a whole is given to a function while the view is made, which may read it.
  package fileprivate(set) var isGiven = false

  /// That of a declaration of a view, before anything of it is known.
  package init() {}

  /// Adds what another declaration of the view reads.
  package mutating func formUnion(_ other: DrawnReads) {
    drawn.formUnion(other.drawn)
    members.formUnion(other.members)
    isDrawnWhole = isDrawnWhole || other.isDrawnWhole
    isGiven = isGiven || other.isGiven
  }
}

extension FactsReader {
  /// What the declarations of a view read of a property.
  ///
  /// It parses the file again, so it is for rare questions.
  ///
  /// - Parameter blocks: the braces of the declarations.
  package static func drawnReads(
    of name: String, inTypesAt blocks: [Range<Int>], in source: SourceFile
  ) -> DrawnReads {
    let visitor = DrawingVisitor(name: name, blocks: Set(blocks))
    visitor.walk(parse(source))
    return visitor.reads
  }
}

private final class DrawingVisitor: CodeVisitor {
  private let name: String
  private let blocks: Set<Range<Int>>
  private var mentions: [(object: ExprSyntax, place: Place)] = []
  /// Where the methods of the view are called, or named.
  private var callers: [String: [Place]] = [:]
  private var methods: Set<String> = []

  /// Where something is mentioned in a view.
  private enum Place: Hashable {
    case renderer
    /// In a method, while that runs.
    case method(String)
    case content
    /// In an action, or in what is kept.
    case later
  }

  init(name: String, blocks: Set<Range<Int>>) {
    self.name = name
    self.blocks = blocks
    super.init()
  }

  var reads: DrawnReads {
    let drawing = drawingMethods
    return mentions.reduce(into: DrawnReads()) { reads, mention in
      let isDrawn: Bool
      switch mention.place {
      case .renderer: isDrawn = true
      case .method(let method): isDrawn = drawing.contains(method)
      case .content: isDrawn = false
      case .later: return
      }
      if let member = mention.object.memberOfObject {
        if isDrawn { reads.drawn.insert(member) } else { reads.members.insert(member) }
      } else if isDrawn {
        reads.isDrawnWhole = true
      } else if !mention.object.isGivenToInitializer {
        reads.isGiven = true
      }
    }
  }

  /// Those that nothing but renderers calls, by themselves or through another one.
  private var drawingMethods: Set<String> {
    var drawing = methods.filter { callers[$0]?.isEmpty == false }
    while true {
      let left = drawing.filter { method in
        callers[method, default: []].allSatisfy { place in
          switch place {
          case .renderer: true
          case .method(let caller): drawing.contains(caller)
          case .content, .later: false
          }
        }
      }
      if left == drawing { return drawing }
      drawing = left
    }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isOwn(node) { methods.insert(node.name.plainText) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard isOwn(node) else { return .visitChildren }
    let text = node.baseName.plainText
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    let isMember = member?.declName.id == node.id
    guard !isMember || member?.base?.isSelf == true else { return .visitChildren }
    let mention = isMember ? member.map { ExprSyntax($0) } ?? ExprSyntax(node) : ExprSyntax(node)
    if text == name {
      mentions.append((mention, place(of: mention)))
    } else {
      callers[text, default: []].append(place(of: mention))
    }
    return .visitChildren
  }

  private func place(of node: ExprSyntax) -> Place {
    var isLater = false
    for parent in sequence(first: Syntax(node), next: \.parent) {
      if let closure = parent.as(ClosureExprSyntax.self) {
        if closure.captures(node) { continue }
        if closure.isRenderer { return .renderer }
        isLater = isLater || closure.runsLater
      } else if let function = parent.as(FunctionDeclSyntax.self) {
        return isLater ? .later : .method(function.name.plainText)
      } else if parent.is(InitializerDeclSyntax.self) {
        return .later
      } else if parent.is(MemberBlockSyntax.self) {
        break
      }
    }
    return isLater ? .later : .content
  }

  /// In one of the declarations itself, and not in a type inside of it.
  private func isOwn(_ node: some SyntaxProtocol) -> Bool {
    let block = sequence(first: Syntax(node), next: \.parent).lazy.compactMap {
      $0.as(MemberBlockSyntax.self)
    }.first
    return block.map { blocks.contains($0.byteRange) } ?? false
  }
}

extension ClosureExprSyntax {
  /// What draws a `Canvas`, and not on a timeline, which draws it again all the time.
  fileprivate var isRenderer: Bool {
    guard let call = callReceivingIt, call.calleeName == "Canvas" else { return false }
    let label = parent?.as(LabeledExprSyntax.self)?.label?.text
    guard call.trailingClosure?.id == id || label == "renderer" else { return false }
    return !sequence(first: Syntax(call), next: \.parent).contains {
      $0.as(FunctionCallExprSyntax.self)?.calleeName == "TimelineView"
    }
  }
}

extension ExprSyntax {
  /// `title` of `model.title` and `model?.title`.
  var memberOfObject: String? {
    var current = Syntax(self)
    while let parent = current.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      current = parent
    }
    guard let access = current.parent?.as(MemberAccessExprSyntax.self), access.base?.id == current.id else {
      return nil
    }
    return access.declName.baseName.plainText
  }

  /// `Legend(model: model)`: a view reads in a body of its own what it is given.
  fileprivate var isGivenToInitializer: Bool {
    guard let call = parent?.as(LabeledExprSyntax.self)?.ancestor(as: FunctionCallExprSyntax.self) else {
      return false
    }
    return call.calleeName?.first?.isUppercase == true
  }
}
