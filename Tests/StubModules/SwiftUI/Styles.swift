/// Stub of SwiftUI for Linux: styles of controls.

@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
  public struct Label {}
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}
extension ButtonStyleConfiguration.Label: StubView, View {}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
  public struct Label {}
  public let role: ButtonRole?
  public let label: Label
  public func trigger() {}
}
extension PrimitiveButtonStyleConfiguration.Label: StubView, View {}

/// One type stands for all of Apple's button styles.
public struct StubButtonStyle: Sendable {
  public nonisolated init() {}
}
extension StubButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public typealias PlainButtonStyle = StubButtonStyle
public typealias BorderlessButtonStyle = StubButtonStyle
public typealias BorderedButtonStyle = StubButtonStyle
public typealias BorderedProminentButtonStyle = StubButtonStyle
public typealias DefaultButtonStyle = StubButtonStyle

extension PrimitiveButtonStyle where Self == StubButtonStyle {
  public static var automatic: StubButtonStyle { stub() }
  public static var plain: StubButtonStyle { stub() }
  public static var bordered: StubButtonStyle { stub() }
  public static var borderedProminent: StubButtonStyle { stub() }
  public static var borderless: StubButtonStyle { stub() }
  public static var link: StubButtonStyle { stub() }
}

@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct LabelStyleConfiguration {
  public struct Title {}
  public struct Icon {}
  public var title: Title { stub() }
  public var icon: Icon { stub() }
}
extension LabelStyleConfiguration.Title: StubView, View {}
extension LabelStyleConfiguration.Icon: StubView, View {}

public struct StubLabelStyle: Sendable {}
extension StubLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension LabelStyle where Self == StubLabelStyle {
  public static var automatic: StubLabelStyle { stub() }
  public static var titleAndIcon: StubLabelStyle { stub() }
  public static var titleOnly: StubLabelStyle { stub() }
  public static var iconOnly: StubLabelStyle { stub() }
}

@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration {
  public struct Label {}
  public let label: Label
  @Binding public var isOn: Bool
}
extension ToggleStyleConfiguration.Label: StubView, View {}

public struct StubToggleStyle: Sendable {}
extension StubToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ToggleStyle where Self == StubToggleStyle {
  public static var automatic: StubToggleStyle { stub() }
  public static var `switch`: StubToggleStyle { stub() }
  public static var button: StubToggleStyle { stub() }
  public static var checkbox: StubToggleStyle { stub() }
}

public protocol ListStyle {}
public struct StubListStyle: ListStyle, Sendable {
  public init() {}
}
public typealias InsetGroupedListStyle = StubListStyle
public typealias GroupedListStyle = StubListStyle
public typealias PlainListStyle = StubListStyle
public typealias SidebarListStyle = StubListStyle
extension ListStyle where Self == StubListStyle {
  public static var automatic: StubListStyle { stub() }
  public static var plain: StubListStyle { stub() }
  public static var grouped: StubListStyle { stub() }
  public static var inset: StubListStyle { stub() }
  public static var insetGrouped: StubListStyle { stub() }
  public static var sidebar: StubListStyle { stub() }
}

public protocol PickerStyle {}
public struct StubPickerStyle: PickerStyle, Sendable {
  public init() {}
}
public typealias SegmentedPickerStyle = StubPickerStyle
extension PickerStyle where Self == StubPickerStyle {
  public static var automatic: StubPickerStyle { stub() }
  public static var segmented: StubPickerStyle { stub() }
  public static var menu: StubPickerStyle { stub() }
  public static var inline: StubPickerStyle { stub() }
  public static var wheel: StubPickerStyle { stub() }
  public static var navigationLink: StubPickerStyle { stub() }
  public static var radioGroup: StubPickerStyle { stub() }
}

public protocol TextFieldStyle {}
public struct StubTextFieldStyle: TextFieldStyle, Sendable {
  public init() {}
}
public typealias RoundedBorderTextFieldStyle = StubTextFieldStyle
public typealias PlainTextFieldStyle = StubTextFieldStyle
extension TextFieldStyle where Self == StubTextFieldStyle {
  public static var automatic: StubTextFieldStyle { stub() }
  public static var plain: StubTextFieldStyle { stub() }
  public static var roundedBorder: StubTextFieldStyle { stub() }
}

public protocol NavigationViewStyle {}
public struct StubNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}
public typealias StackNavigationViewStyle = StubNavigationViewStyle
extension NavigationViewStyle where Self == StubNavigationViewStyle {
  public static var automatic: StubNavigationViewStyle { stub() }
  public static var stack: StubNavigationViewStyle { stub() }
  public static var columns: StubNavigationViewStyle { stub() }
}

public protocol TabViewStyle {}
public struct PageTabViewStyle: TabViewStyle, Sendable {
  public init() {}
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { stub() }
}

public protocol FormStyle {}
public struct StubFormStyle: FormStyle, Sendable {}
extension FormStyle where Self == StubFormStyle {
  public static var automatic: StubFormStyle { stub() }
  public static var grouped: StubFormStyle { stub() }
  public static var columns: StubFormStyle { stub() }
}

public protocol ProgressViewStyle {}
public struct StubProgressViewStyle: ProgressViewStyle, Sendable {
  public init() {}
}
extension ProgressViewStyle where Self == StubProgressViewStyle {
  public static var automatic: StubProgressViewStyle { stub() }
  public static var circular: StubProgressViewStyle { stub() }
  public static var linear: StubProgressViewStyle { stub() }
}

extension View {
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { self }
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
}
