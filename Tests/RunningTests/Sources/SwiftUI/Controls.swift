public struct Button<Label: View>: View, PrimitiveView {
  private let action: () -> Void
  private let label: Label

  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  func show(in place: ViewPlace) {
    let label = place.rendering.lines { place.show(self.label, at: "label") }
    place.add("[\(label.joined(separator: " "))]", action)
  }
}

extension Button where Label == Text {
  public init(_ title: String, action: @escaping () -> Void) {
    self.action = action
    label = Text(title)
  }
}

/// Shows a value, and changes it when it is tapped.
private struct Control<Value>: View, PrimitiveView {
  let title: String
  @Binding var value: Value
  let change: (Value) -> Value

  func show(in place: ViewPlace) {
    let (value, change) = ($value, change)
    let text = place.made { "\(title): \(value.wrappedValue)" }
    place.add(text) { value.wrappedValue = change(value.wrappedValue) }
  }
}

public struct Toggle: View {
  private let title: String
  @Binding private var isOn: Bool

  public init(_ title: String, isOn: Binding<Bool>) {
    self.title = title
    _isOn = isOn
  }

  public var body: some View { Control(title: title, value: $isOn) { !$0 } }
}

public struct Stepper: View {
  private let title: String
  @Binding private var value: Int

  public init(_ title: String, value: Binding<Int>) {
    self.title = title
    _value = value
  }

  public var body: some View { Control(title: title, value: $value) { $0 + 1 } }
}

/// A tap types a letter, or clears the text when it is long enough.
public struct TextField: View {
  private let title: String
  @Binding private var text: String

  public init(_ title: String, text: Binding<String>) {
    self.title = title
    _text = text
  }

  public var body: some View { Control(title: title, value: $text) { $0.count < 4 ? $0 + "a" : "" } }
}

extension ViewPlace {
  /// A line that can be tapped, unless it is disabled.
  fileprivate func add(_ line: String, _ action: @escaping () -> Void) {
    guard environment.isEnabled else { return rendering.add(line: line + " (disabled)") }
    rendering.add(line: line)
    rendering.add(action: action)
  }
}

/// Changes are shown at once.
public struct Animation: Sendable {
  public static let `default` = Animation()
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
