/// Stub of SwiftUI for Linux: views that are rarer in apps.

public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { stub() }
  public var error: (any Error)? { stub() }
}

public struct AsyncImage<Content: View> {
  public nonisolated init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {}
  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {}
}
extension AsyncImage: StubView, View {}
extension AsyncImage where Content == Image {
  public nonisolated init(url: URL?, scale: CGFloat = 1) { stub() }
}

public struct ViewThatFits<Content: View> {
  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
  }
}
extension ViewThatFits: StubView, View {}

public struct ControlGroup<Content: View> {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
extension ControlGroup: StubView, View {}

public struct EquatableView<Content: Equatable & View> {
  public nonisolated init(content: Content) {}
}
extension EquatableView: StubView, View {}
extension View where Self: Equatable {
  public nonisolated func equatable() -> EquatableView<Self> { stub() }
}

public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
}
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  public typealias Entries = [Date]
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    stub()
  }
  public static var animation: PeriodicTimelineSchedule { stub() }
}
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  public struct Context {
    public let date: Date
  }
  public nonisolated init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {}
}
extension TimelineView: StubView, View {}

// MARK: - Tabs of iOS 18

@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
}

public struct Tab<Value: Hashable, Content: View, Label: View> {}
extension Tab: TabContent {
  public typealias TabValue = Value
}
extension Tab where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {}
}
extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
}

public struct TupleTabContent<TabValue: Hashable, T> {}
extension TupleTabContent: TabContent {}

@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<Content: TabContent<TabValue>>(_ content: Content) -> Content { content }
  public static func buildPartialBlock<Content: TabContent<TabValue>>(first: Content) -> Content { first }
  public static func buildPartialBlock<A: TabContent<TabValue>, B: TabContent<TabValue>>(
    accumulated: A, next: B
  ) -> TupleTabContent<TabValue, (A, B)> { stub() }
  public static func buildIf<Content: TabContent<TabValue>>(
    _ content: Content?
  ) -> TupleTabContent<TabValue, Content?> { stub() }
}

/// What a `TabView` made of `Tab`s holds.
public struct StubTabs<C> {}
extension StubTabs: StubView, View {}

extension TabView {
  public nonisolated init<C: TabContent<SelectionValue>>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == StubTabs<C> { stub() }
  public nonisolated init<C: TabContent<Never>>(
    @TabContentBuilder<Never> content: () -> C
  ) where SelectionValue == Never, Content == StubTabs<C> { stub() }
}
