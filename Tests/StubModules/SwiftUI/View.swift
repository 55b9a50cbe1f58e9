/// Stub of SwiftUI for Linux: the protocols that apps conform to, and their builders.
///
/// How to build it stands at the top of `../Combine/ObservableObject.swift`. Conformances of concrete views are
/// declared in extensions: in the declaration itself they would make every static member `@MainActor`.

@_exported import Combine
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Observation

/// The value of every stub.
func stub() -> Never { fatalError("a stub has no behaviour") }

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { stub() }
}

extension Optional: View where Wrapped: View {
  public var body: Never { stub() }
}

/// The body of every stub view.
public protocol StubView: View where Body == Never {}

extension StubView {
  public var body: Never { stub() }
}

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  @available(*, unavailable, message: "this expression does not conform to 'View'")
  @_disfavoredOverload
  public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

  public static func buildBlock() -> EmptyView { stub() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > {
    stub()
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { stub() }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { stub() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { stub() }
}

public struct TupleView<T> {}
extension TupleView: StubView, View {}

public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: StubView, View where TrueContent: View, FalseContent: View {}

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier> {}
extension _ViewModifier_Content: StubView, View where Modifier: ViewModifier {}

public struct ModifiedContent<Content, Modifier> {
  public nonisolated init(content: Content, modifier: Modifier) {}
}
extension ModifiedContent: StubView, View where Content: View, Modifier: ViewModifier {}

extension ViewModifier {
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { stub() }
}

extension View {
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { stub() }
}

public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

// MARK: - App and scenes

@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  @MainActor @preconcurrency public static func main() { stub() }
}

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

public protocol StubScene: Scene where Body == Never {}

extension StubScene {
  public var body: Never { stub() }
}

public struct TupleScene<T> {}
extension TupleScene: StubScene, Scene {}

@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    TupleScene<(repeat each Content)>()
  }
  public static func buildOptional(_ scene: (any Scene)?) -> some Scene { TupleScene<Void>() }
  public static func buildLimitedAvailability(_ scene: any Scene) -> some Scene { TupleScene<Void>() }
}

// MARK: - Commands and toolbars

@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

public protocol StubCommands: Commands where Body == Never {}

extension StubCommands {
  public var body: Never { stub() }
}

public struct TupleCommands<T> {}
extension TupleCommands: StubCommands, Commands {}

@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    TupleCommands<(repeat each Content)>()
  }
  public static func buildIf<C: Commands>(_ content: C?) -> some Commands { TupleCommands<C>() }
  public static func buildEither<T: Commands>(first: T) -> TupleCommands<Void> { stub() }
  public static func buildEither<F: Commands>(second: F) -> TupleCommands<Void> { stub() }
  public static func buildLimitedAvailability<C: Commands>(_ content: C) -> some Commands {
    TupleCommands<C>()
  }
}

@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

public protocol StubToolbarContent: ToolbarContent where Body == Never {}

extension StubToolbarContent {
  public var body: Never { stub() }
}

public struct TupleToolbarContent<T> {}
extension TupleToolbarContent: StubToolbarContent, ToolbarContent {}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
    content
  }
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content)
    -> some ToolbarContent
  {
    TupleToolbarContent<(repeat each Content)>()
  }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> TupleToolbarContent<Content?> {
    stub()
  }
  public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
    first: T
  ) -> TupleToolbarContent<(T, F)> { stub() }
  public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
    second: F
  ) -> TupleToolbarContent<(T, F)> { stub() }
  public static func buildLimitedAvailability(_ content: any ToolbarContent) -> some ToolbarContent {
    TupleToolbarContent<Void>()
  }
}
