/// Stub of SwiftUI for Linux: modifiers that call back, present or navigate.

extension View {
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View { self }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { self }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }

  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { self }

  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { self }
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View { self }
  public nonisolated func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void)
    -> some View
  { self }

  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { self }
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  public nonisolated func gesture<T: Gesture>(_ gesture: T) -> some View { self }
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }
  @preconcurrency
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K.Value: Equatable { self }
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    self
  }
  public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  {
    self
  }
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
}

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public init(extendedGraphemeClusterLiteral: Character) {}
  public static let `return` = KeyEquivalent(extendedGraphemeClusterLiteral: "\n")
  public static let escape = KeyEquivalent(extendedGraphemeClusterLiteral: "e")
  public static let delete = KeyEquivalent(extendedGraphemeClusterLiteral: "d")
}
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let command = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let option = EventModifiers(rawValue: 4)
  public static let control = EventModifiers(rawValue: 8)
}
public struct KeyboardShortcut: Sendable {
  public static let defaultAction = KeyboardShortcut()
  public static let cancelAction = KeyboardShortcut()
}

// MARK: - Gestures

@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
}

extension Gesture {
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _StubGesture<Value> { stub() }
  public nonisolated func updating<S>(
    _ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void
  ) -> _StubGesture<Value> { stub() }
}
extension Gesture where Value: Equatable {
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _StubGesture<Value> { stub() }
}

public struct _StubGesture<Value> {}
extension _StubGesture: Gesture {}

public struct DragGesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint, startLocation: CGPoint, translation: CGSize
  }
  public nonisolated init(minimumDistance: CGFloat = 10) {}
}
extension DragGesture: Gesture {}

public struct TapGesture {
  public typealias Value = ()
  public nonisolated init(count: Int = 1) {}
}
extension TapGesture: Gesture {}

// MARK: - Presentation

extension View {
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { self }
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View { self }
  @available(*, deprecated)
  public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
  @available(*, deprecated)
  public nonisolated func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert)
    -> some View
  {
    self
  }

  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { self }
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { self }
  public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    self
  }
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [String],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
}

public struct PresentationDetent: Hashable, Sendable {
  public static let medium = PresentationDetent()
  public static let large = PresentationDetent()
}

public struct Alert {
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { stub() }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { stub() }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { stub() }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { stub() }
  }
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

// MARK: - Navigation

public enum NavigationBarTitleDisplayMode: Sendable { case automatic, inline, large }

public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
}

extension View {
  public nonisolated func navigationTitle(_ title: Text) -> some View { self }
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View { self }
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarTitleDisplayMode
  ) -> some View { self }
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View { self }
  public nonisolated func navigationBarTitleDisplayMode(_ mode: NavigationBarTitleDisplayMode) -> some View {
    self
  }
  public nonisolated func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View { self }
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { self }
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View { self }
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { self }
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { self }
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  public nonisolated func badge(_ count: Int) -> some View { self }
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { self }
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { self }
}
