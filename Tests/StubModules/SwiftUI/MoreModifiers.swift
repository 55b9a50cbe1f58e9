/// Stub of SwiftUI for Linux: modifiers that are rarer in apps.

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isImage = AccessibilityTraits(rawValue: 8)
}
public enum AccessibilityChildBehavior: Sendable { case ignore, contain, combine }
public enum ToolbarPlacement: Sendable { case automatic, navigationBar, tabBar, bottomBar, windowToolbar }
public enum BlendMode: Sendable { case normal, multiply, screen, overlay, plusLighter }
public enum ScrollIndicatorVisibility: Sendable { case automatic, visible, hidden, never }
public struct SymbolVariants: Hashable, Sendable {
  public static let none = SymbolVariants()
  public static let fill = SymbolVariants()
  public static let circle = SymbolVariants()
  public static let slash = SymbolVariants()
}
public struct ContentTransition: Equatable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> ContentTransition { stub() }
}
public struct SensoryFeedback: Equatable, Sendable {
  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let impact = SensoryFeedback()
}
public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}

extension View {
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  public nonisolated func accessibilitySortPriority(_ priority: Double) -> some View { self }
  public nonisolated func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  {
    self
  }

  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    self
  }
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  {
    self
  }
  public nonisolated func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  {
    self
  }
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self
  }
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { self }
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  public nonisolated func badge(_ label: Text?) -> some View { self }
  public nonisolated func listSectionSeparator(_ visibility: Visibility) -> some View { self }
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }
  public nonisolated func headerProminence(_ prominence: ControlSize) -> some View { self }

  public nonisolated func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { self }
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View { self }
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View { self }

  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
  public nonisolated func brightness(_ amount: Double) -> some View { self }
  public nonisolated func saturation(_ amount: Double) -> some View { self }
  public nonisolated func grayscale(_ amount: Double) -> some View { self }
  public nonisolated func colorMultiply(_ color: Color) -> some View { self }
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { self }
  public nonisolated func compositingGroup() -> some View { self }
  public nonisolated func drawingGroup() -> some View { self }
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  ) -> some View { self }
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View
  { self }
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  public nonisolated func geometryGroup() -> some View { self }

  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  public nonisolated func onDrag(_ data: @escaping () -> NSObject) -> some View { self }
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSObject) -> Void
  ) -> some View { self }
  public nonisolated func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    self
  }
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    self
  }
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { self }
  public nonisolated func menuStyle(_ style: StubMenuStyle) -> some View { self }
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
}

public enum StubMenuStyle: Sendable { case automatic, button, borderlessButton }

public struct ViewDimensions: Equatable {
  public var width: CGFloat { stub() }
  public var height: CGFloat { stub() }
  public subscript(guide: HorizontalAlignment) -> CGFloat { stub() }
  public subscript(guide: VerticalAlignment) -> CGFloat { stub() }
}

extension Scene {
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some Scene
  {
    self
  }
}

// MARK: - Collections

extension RangeReplaceableCollection where Self: MutableCollection {
  public mutating func remove(atOffsets offsets: IndexSet) {}
}

extension MutableCollection {
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {}
}
