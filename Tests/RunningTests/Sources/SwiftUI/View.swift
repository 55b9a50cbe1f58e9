// SwiftUI for Linux: views that are shown as lines of text.
//
// It has what the cases need, and models what the migration is about: which views are updated, and when. Views
// keep their state by their place in the tree (`ViewNode`), their bodies are skipped while what they were given
// is the same (`areEqual`), and what a body reads is tracked. Where Apple says nothing of it, it does as
// OpenSwiftUI does, or as apps report; the comment says so.

@_exported import Combine
@_exported import Foundation
@_exported import Observation

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("nothing has this body") }
}

/// A view that has no body, but shows lines or other views itself.
protocol PrimitiveView: View {
  @MainActor func show(in place: ViewPlace)
}

extension PrimitiveView {
  public var body: Never { fatalError("a primitive view has no body") }
}

@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView(views: views)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { .first(first) }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { .second(second) }
}

public struct EmptyView: View, PrimitiveView {
  public init() {}
  func show(in place: ViewPlace) {}
}

public struct TupleView<Content>: View, PrimitiveView {
  let views: [any View]

  func show(in place: ViewPlace) {
    for (index, view) in views.enumerated() { place.show(view, at: index) }
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("a primitive view has no body") }
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor func show(in place: ViewPlace) {
    if let view = self { place.show(view, at: "some") }
  }
}

/// The branches are different places: what is in one loses its state when the other is shown.
public enum ConditionalContent<First: View, Second: View>: View, PrimitiveView {
  case first(First)
  case second(Second)

  func show(in place: ViewPlace) {
    switch self {
    case .first(let view): place.show(view, at: "first")
    case .second(let view): place.show(view, at: "second")
    }
  }
}
