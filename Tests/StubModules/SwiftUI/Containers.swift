/// Stub of SwiftUI for Linux: stacks, grids, lists, forms and other containers.

public struct VStack<Content: View> {
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}
public struct HStack<Content: View> {
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}
public struct ZStack<Content: View> {
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
}
public struct LazyVStack<Content: View> {
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {}
}
public struct LazyHStack<Content: View> {
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {}
}
public struct LazyVGrid<Content: View> {
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
}
public struct LazyHGrid<Content: View> {
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
}
public struct Grid<Content: View> {
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct GridRow<Content: View> {
  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {}
}
extension VStack: StubView, View {}
extension HStack: StubView, View {}
extension ZStack: StubView, View {}
extension LazyVStack: StubView, View {}
extension LazyHStack: StubView, View {}
extension LazyVGrid: StubView, View {}
extension LazyHGrid: StubView, View {}
extension Grid: StubView, View {}
extension GridRow: StubView, View {}

public struct ScrollView<Content: View> {
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {}
}
extension ScrollView: StubView, View {}

public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
public struct ScrollViewReader<Content: View> {
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}
extension ScrollViewReader: StubView, View {}

public struct GeometryProxy {
  public var size: CGSize { stub() }
  public var safeAreaInsets: EdgeInsets { stub() }
}
public struct GeometryReader<Content: View> {
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}
extension GeometryReader: StubView, View {}

public struct Group<Content> {
  public var body: Never { stub() }
}
extension Group: View where Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
extension Group: Scene where Content: Scene {
  public nonisolated init(@SceneBuilder content: () -> Content) {}
}
extension Group: Commands where Content: Commands {
  public nonisolated init(@CommandsBuilder content: () -> Content) {}
}
extension Group: ToolbarContent where Content: ToolbarContent {
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) {}
}

public struct GroupBox<Label: View, Content: View> {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
extension GroupBox: StubView, View {}
extension GroupBox where Label == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) { stub() }
}
extension GroupBox where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { stub() }
}

public struct Form<Content: View> {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
extension Form: StubView, View {}

public struct Section<Parent, Content, Footer> {}
extension Section: StubView, View where Parent: View, Content: View, Footer: View {
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {}
  @available(*, deprecated)
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {}
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
  @available(*, deprecated)
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {}
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

public struct DisclosureGroup<Label: View, Content: View> {
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {}
}
extension DisclosureGroup: StubView, View {}
extension DisclosureGroup where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    stub()
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { stub() }
}

// MARK: - Data

public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension DynamicViewContent {
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    self
  }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data { stub() }
  public var content: (Data.Element) -> Content { stub() }
}
extension ForEach: StubView, View where Content: View {}
extension ForEach: DynamicViewContent where Content: View {}
extension ForEach where Content: View {
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {}
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {}
  public nonisolated init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {}
  public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {}
}

public struct List<SelectionValue: Hashable, Content: View> {
  public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {}
  public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {}
  public nonisolated init<Data, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    Data.Element: Identifiable
  {}
  public nonisolated init<Data, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    Data.Element: Identifiable
  {}
  public nonisolated init<Data, ID, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable {}
  public nonisolated init<Data, ID, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable {}
}
extension List: StubView, View {}
extension List where SelectionValue == Never {
  public nonisolated init(@ViewBuilder content: () -> Content) { stub() }
  public nonisolated init<Data, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    Data.Element: Identifiable
  { stub() }
  public nonisolated init<Data, ID, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable { stub() }
  @_disfavoredOverload
  public nonisolated init<Data, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
  { stub() }
}

public struct EditButton {
  public nonisolated init() {}
}
extension EditButton: StubView, View {}
