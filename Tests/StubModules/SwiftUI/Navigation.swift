/// Stub of SwiftUI for Linux: navigation, tabs, toolbars, scenes and commands.

public struct NavigationPath: Equatable {
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {}
  public var count: Int { stub() }
  public var isEmpty: Bool { stub() }
  public mutating func append<V: Hashable>(_ value: V) {}
  public mutating func removeLast(_ k: Int = 1) {}
}

public struct NavigationStack<Data, Root: View> {
  public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {}
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {}
}
extension NavigationStack: StubView, View {}

public struct NavigationView<Content: View> {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
extension NavigationView: StubView, View {}

public enum NavigationSplitViewVisibility: Hashable, Sendable {
  case automatic, all, doubleColumn, detailOnly
}

public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}
}
extension NavigationSplitView: StubView, View {}
extension NavigationSplitView where Content == EmptyView {
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) { stub() }
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { stub() }
}

public struct NavigationLink<Label: View, Destination: View> {
  public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {}
  @available(*, deprecated)
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}
  @available(*, deprecated)
  public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)
  {}
  @available(*, deprecated)
  public nonisolated init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {}
}
extension NavigationLink: StubView, View {}
extension NavigationLink where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    stub()
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) { stub() }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    stub()
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) { stub() }
}
extension NavigationLink where Destination == Never {
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { stub() }
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    stub()
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    stub()
  }
}

public struct TabView<SelectionValue: Hashable, Content: View> {
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}
extension TabView: StubView, View {}
extension TabView where SelectionValue == Int {
  public nonisolated init(@ViewBuilder content: () -> Content) { stub() }
}

public struct HSplitView<Content: View> {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
extension HSplitView: StubView, View {}

// MARK: - Toolbars

public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let principal = ToolbarItemPlacement()
  public static let navigation = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let secondaryAction = ToolbarItemPlacement()
  public static let status = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  public static let destructiveAction = ToolbarItemPlacement()
  public static let keyboard = ToolbarItemPlacement()
  public static let topBarLeading = ToolbarItemPlacement()
  public static let topBarTrailing = ToolbarItemPlacement()
  public static let navigationBarLeading = ToolbarItemPlacement()
  public static let navigationBarTrailing = ToolbarItemPlacement()
  public static let bottomBar = ToolbarItemPlacement()
}

public struct ToolbarItem<ID, Content: View> {}
extension ToolbarItem: StubToolbarContent, ToolbarContent {}
extension ToolbarItem where ID == Void {
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
  }
}

public struct ToolbarItemGroup<Content: View> {
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
  }
}
extension ToolbarItemGroup: StubToolbarContent, ToolbarContent {}

// MARK: - Scenes

public struct WindowGroup<Content: View> {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {}
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == AnyView {}
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == AnyView {}
}
extension WindowGroup: StubScene, Scene {}

public struct Window<Content: View> {
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}
extension Window: StubScene, Scene {}

public struct Settings<Content: View> {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}
extension Settings: StubScene, Scene {}

public struct MenuBarExtra<Label: View, Content: View> {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  public nonisolated init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}
extension MenuBarExtra: StubScene, Scene {}
extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { stub() }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) { stub() }
}

public struct MenuBarExtraStyleStub: Sendable {
  public static let menu = MenuBarExtraStyleStub()
  public static let window = MenuBarExtraStyleStub()
}

public struct WindowStyleStub: Sendable {
  public static let automatic = WindowStyleStub()
  public static let hiddenTitleBar = WindowStyleStub()
  public static let titleBar = WindowStyleStub()
}

extension Scene {
  public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
  @available(*, deprecated)
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { self }
  public nonisolated func menuBarExtraStyle(_ style: MenuBarExtraStyleStub) -> some Scene { self }
  public nonisolated func windowStyle(_ style: WindowStyleStub) -> some Scene { self }
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

// MARK: - Commands

public struct EmptyCommands {
  public nonisolated init() {}
}
extension EmptyCommands: StubCommands, Commands {}

public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
}

public struct CommandGroup<Content: View> {
  public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
extension CommandGroup: StubCommands, Commands {}

public struct CommandMenu<Content: View> {
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}
extension CommandMenu: StubCommands, Commands {}

public struct SidebarCommands {
  public nonisolated init() {}
}
extension SidebarCommands: StubCommands, Commands {}
