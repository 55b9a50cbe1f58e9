/// Stub of SwiftUI for Linux: modifiers of layout, look and accessibility.

public enum Visibility: CaseIterable, Hashable, Sendable { case automatic, visible, hidden }
public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }
public enum SubmitLabel: Sendable { case done, go, send, join, route, search, `return`, next, `continue` }
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large }
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum KeyboardTypeStub: Sendable { case `default`, emailAddress, numberPad, decimalPad, URL }
public enum AutocapitalizationStub: Sendable { case never, words, sentences, characters }
public enum OldAutocapitalizationStub: Sendable { case none, words, sentences, allCharacters }
public enum TextContentTypeStub: Sendable { case username, password, emailAddress, name, oneTimeCode }

extension View {
  public nonisolated func padding(_ insets: EdgeInsets) -> some View { self }
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  public nonisolated func padding(_ length: CGFloat) -> some View { self }
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  public nonisolated func fixedSize() -> some View { self }
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  public nonisolated func layoutPriority(_ value: Double) -> some View { self }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public nonisolated func offset(_ offset: CGSize) -> some View { self }
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public nonisolated func zIndex(_ value: Double) -> some View { self }
  public nonisolated func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { self }
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    self
  }
  public nonisolated func scaledToFit() -> some View { self }
  public nonisolated func scaledToFill() -> some View { self }

  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { self }
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  @_disfavoredOverload
  public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    self
  }
  public nonisolated func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { self }
  public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
    -> some View
  {
    self
  }
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View { self }
  public nonisolated func contentShape<S: Shape>(_ shape: S) -> some View { self }
  public nonisolated func clipped() -> some View { self }
  public nonisolated func mask<V: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> V)
    -> some View
  {
    self
  }
  public nonisolated func cornerRadius(_ radius: CGFloat) -> some View { self }
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }
  public nonisolated func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
  public nonisolated func blur(radius: CGFloat) -> some View { self }
  public nonisolated func opacity(_ opacity: Double) -> some View { self }
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  public nonisolated func redacted(reason: RedactionReasons) -> some View { self }

  public nonisolated func font(_ font: Font?) -> some View { self }
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { self }
  public nonisolated func bold(_ isActive: Bool = true) -> some View { self }
  public nonisolated func italic(_ isActive: Bool = true) -> some View { self }
  public nonisolated func monospacedDigit() -> some View { self }
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
  public nonisolated func lineLimit(_ number: Int?) -> some View { self }
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { self }
  public nonisolated func textSelection(_ selectability: Bool) -> some View { self }
  public nonisolated func foregroundColor(_ color: Color?) -> some View { self }
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { self }
  public nonisolated func tint(_ tint: Color?) -> some View { self }
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { self }
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { self }
  public nonisolated func symbolRenderingMode(_ mode: Image.TemplateRenderingMode?) -> some View { self }

  public nonisolated func disabled(_ disabled: Bool) -> some View { self }
  public nonisolated func hidden() -> some View { self }
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
  public nonisolated func labelsHidden() -> some View { self }
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { self }
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { self }
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View { self }
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
  public nonisolated func keyboardType(_ type: KeyboardTypeStub) -> some View { self }
  public nonisolated func textInputAutocapitalization(_ autocapitalization: AutocapitalizationStub?)
    -> some View
  {
    self
  }

  @available(*, deprecated)
  public nonisolated func autocapitalization(_ style: OldAutocapitalizationStub) -> some View { self }
  public nonisolated func textContentType(_ type: TextContentTypeStub?) -> some View { self }

  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { self }
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  public nonisolated func listRowSeparator(_ visibility: Visibility) -> some View { self }
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  public nonisolated func scrollDismissesKeyboard(_ mode: Visibility) -> some View { self }

  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View { self }
  public nonisolated func transition(_ transition: AnyTransition) -> some View { self }
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    self
  }
  public nonisolated func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
  { self }

  public nonisolated func accessibilityLabel(_ label: Text) -> some View { self }
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }
}
