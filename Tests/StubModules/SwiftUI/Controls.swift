/// Stub of SwiftUI for Linux: texts, images and controls.

public struct EmptyView: Sendable {
  public nonisolated init() {}
}
public struct AnyView {
  public nonisolated init<V: View>(_ view: V) {}
  public nonisolated init<V: View>(erasing view: V) {}
}
public struct Spacer {
  public nonisolated init(minLength: CGFloat? = nil) {}
}
public struct Divider {
  public nonisolated init() {}
}
extension EmptyView: StubView, View {}
extension AnyView: StubView, View {}
extension Spacer: StubView, View {}
extension Divider: StubView, View {}

public struct Text: Equatable, Sendable {
  public enum DateStyle: Sendable { case time, date, relative, offset, timer }
  public enum Case: Sendable { case uppercase, lowercase }
  public enum TruncationMode: Sendable { case head, tail, middle }
  public init(verbatim content: String) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {}
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {}
  public init(_ attributedContent: AttributedString) {}
  public init(_ image: Image) {}
  public init(_ date: Date, style: Text.DateStyle) {}
  public init(_ dates: ClosedRange<Date>) {}
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {}
  public static func + (lhs: Text, rhs: Text) -> Text { stub() }
}

extension Text: StubView, View {}

extension Text {
  public func font(_ font: Font?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  public func bold() -> Text { self }
  public func bold(_ isActive: Bool) -> Text { self }
  public func italic() -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
}

public struct Image: Equatable, Sendable {
  public enum Scale: Sendable { case small, medium, large }
  public enum ResizingMode: Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Sendable { case template, original }
  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(systemName: String) {}
  public init(decorative name: String, bundle: Bundle? = nil) {}
  public init(uiImage: UIImage) {}
  public init(nsImage: NSImage) {}
  public func resizable(resizingMode: ResizingMode = .stretch) -> Image { self }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
}

extension Image: StubView, View {}

public struct Label<Title, Icon> {}
extension Label: StubView, View where Title: View, Icon: View {
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}
extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {}
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {}
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {}
}

public struct LabeledContent<Label, Content> {}
extension LabeledContent: StubView, View where Label: View, Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
extension LabeledContent where Label == Text, Content: View {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload
  public nonisolated init<T: StringProtocol, S: StringProtocol>(_ title: T, value: S) {}
  public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {}
}

// MARK: - Buttons

public struct Button<Label: View> {
  @preconcurrency
  public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  @preconcurrency
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}
extension Button: StubView, View {}
extension Button where Label == Text {
  @preconcurrency
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) { stub() }
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    stub()
  }
  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) { stub() }
  @preconcurrency @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    stub()
  }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) { stub() }
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { stub() }
}
extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) { stub() }
}

public struct Menu<Label: View, Content: View> {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
extension Menu: StubView, View {}
extension Menu where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { stub() }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { stub() }
}

public struct Link<Label: View> {
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {}
}
extension Link: StubView, View {}
extension Link where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) { stub() }
}

public struct ShareLink<Label: View> {
  public nonisolated init(item: URL, @ViewBuilder label: () -> Label) {}
}
extension ShareLink: StubView, View {}

// MARK: - Values

public struct Toggle<Label: View> {
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}
extension Toggle: StubView, View {}
extension Toggle where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { stub() }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { stub() }
}

public struct TextField<Label: View> {
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}
extension TextField: StubView, View {}
extension TextField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) { stub() }
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) { stub() }
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) { stub() }
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { stub() }
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    stub()
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) { stub() }
  @available(*, deprecated)
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) { stub() }
}

public struct SecureField<Label: View> {}
extension SecureField: StubView, View {}
extension SecureField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {}
}

public struct TextEditor {
  public nonisolated init(text: Binding<String>) {}
}
extension TextEditor: StubView, View {}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {}
}
extension Picker: StubView, View {}
extension Picker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { stub() }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { stub() }
}

public struct Stepper<Label: View> {
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
  ) {}
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
  ) {}
  public nonisolated init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, @ViewBuilder label: () -> Label
  ) {}
}
extension Stepper: StubView, View {}
extension Stepper where Label == Text {
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) { stub() }
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1
  ) {
    stub()
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) { stub() }
}

public struct Slider<Label: View> {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}
}
extension Slider: StubView, View {}
extension Slider where Label == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { stub() }
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { stub() }
}

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

public struct DatePicker<Label: View> {}
extension DatePicker: StubView, View {}
extension DatePicker where Label == Text {
  public typealias Components = DatePickerComponents
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {}
}

public struct ColorPicker<Label: View> {}
extension ColorPicker: StubView, View {}
extension ColorPicker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {}
}

public struct ProgressView<Label: View, CurrentValueLabel: View> {}
extension ProgressView: StubView, View {}
extension ProgressView where CurrentValueLabel == EmptyView {
  public nonisolated init() where Label == EmptyView {}
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {}
  public nonisolated init(@ViewBuilder label: () -> Label) {}
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {}
  public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text {}
}

public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {}
extension ContentUnavailableView: StubView, View {}
extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {}
}
