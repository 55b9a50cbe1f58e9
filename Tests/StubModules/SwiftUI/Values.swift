/// Stub of SwiftUI for Linux: colours, fonts, alignments, animations and other plain values.

public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  public init(white: Double, opacity: Double = 1) {}
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
  public init(uiColor: UIColor) {}
  public init(nsColor: NSColor) {}
  public func opacity(_ opacity: Double) -> Color { self }
  public var gradient: AnyGradient { stub() }
}

extension Color: StubView, View, ShapeStyle {
  public static var red: Color { stub() }
  public static var orange: Color { stub() }
  public static var yellow: Color { stub() }
  public static var green: Color { stub() }
  public static var mint: Color { stub() }
  public static var teal: Color { stub() }
  public static var cyan: Color { stub() }
  public static var blue: Color { stub() }
  public static var indigo: Color { stub() }
  public static var purple: Color { stub() }
  public static var pink: Color { stub() }
  public static var brown: Color { stub() }
  public static var white: Color { stub() }
  public static var gray: Color { stub() }
  public static var black: Color { stub() }
  public static var clear: Color { stub() }
  public static var primary: Color { stub() }
  public static var secondary: Color { stub() }
  public static var accentColor: Color { stub() }
}

public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { stub() }
  public static var orange: Color { stub() }
  public static var yellow: Color { stub() }
  public static var green: Color { stub() }
  public static var mint: Color { stub() }
  public static var teal: Color { stub() }
  public static var cyan: Color { stub() }
  public static var blue: Color { stub() }
  public static var indigo: Color { stub() }
  public static var purple: Color { stub() }
  public static var pink: Color { stub() }
  public static var brown: Color { stub() }
  public static var white: Color { stub() }
  public static var gray: Color { stub() }
  public static var black: Color { stub() }
  public static var clear: Color { stub() }
}

public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { stub() }
  public static var secondary: HierarchicalShapeStyle { stub() }
  public static var tertiary: HierarchicalShapeStyle { stub() }
  public static var quaternary: HierarchicalShapeStyle { stub() }
}
public struct TintShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { stub() }
}
public struct BackgroundStyle: ShapeStyle {}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { stub() }
}
public struct Material: ShapeStyle {}
extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { stub() }
  public static var thinMaterial: Material { stub() }
  public static var regularMaterial: Material { stub() }
  public static var thickMaterial: Material { stub() }
  public static var bar: Material { stub() }
}
public struct AnyShapeStyle: ShapeStyle {
  public init<S: ShapeStyle>(_ style: S) {}
}
public struct AnyGradient: ShapeStyle, Hashable {}
public struct Gradient: ShapeStyle, Hashable {
  public init(colors: [Color]) {}
}
public struct LinearGradient: ShapeStyle {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
extension LinearGradient: StubView, View {}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = zero
  public static let leading = zero
  public static let trailing = zero
  public static let top = zero
  public static let bottom = zero
  public static let topLeading = zero
  public static let topTrailing = zero
  public static let bottomLeading = zero
  public static let bottomTrailing = zero
}

public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight()
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
    public static let black = Weight()
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public static let largeTitle = Font()
  public static let title = Font()
  public static let title2 = Font()
  public static let title3 = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public static let caption2 = Font()
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    stub()
  }
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { stub() }
  public static func custom(_ name: String, size: CGFloat) -> Font { stub() }
  public func bold() -> Font { self }
  public func italic() -> Font { self }
  public func monospaced() -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }
}

public struct Animation: Hashable, Sendable {
  public static let `default` = Animation()
  public static var linear: Animation { stub() }
  public static var easeIn: Animation { stub() }
  public static var easeOut: Animation { stub() }
  public static var easeInOut: Animation { stub() }
  public static var spring: Animation { stub() }
  public static var bouncy: Animation { stub() }
  public static var smooth: Animation { stub() }
  public static var snappy: Animation { stub() }
  public static func linear(duration: TimeInterval) -> Animation { stub() }
  public static func easeIn(duration: TimeInterval) -> Animation { stub() }
  public static func easeOut(duration: TimeInterval) -> Animation { stub() }
  public static func easeInOut(duration: TimeInterval) -> Animation { stub() }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.8, blendDuration: TimeInterval = 0
  ) -> Animation { stub() }
  public func delay(_ delay: TimeInterval) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}

public struct Transaction {
  public init() {}
  public init(animation: Animation?) {}
  public var animation: Animation? {
    get { stub() }
    set { stub() }
  }
  public var disablesAnimations: Bool {
    get { stub() }
    set { stub() }
  }
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  try body()
}

public struct AnyTransition: Sendable {
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static let scale = AnyTransition()
  public static let identity = AnyTransition()
  public static func move(edge: Edge) -> AnyTransition { stub() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { stub() }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}

// MARK: - Layout

public enum HorizontalAlignment: Hashable, Sendable { case leading, center, trailing }
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }
public struct Alignment: Hashable, Sendable {
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {}
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = center
  public static let trailing = center
  public static let top = center
  public static let bottom = center
  public static let topLeading = center
  public static let topTrailing = center
  public static let bottomLeading = center
  public static let bottomTrailing = center
}

public enum Axis: CaseIterable, Hashable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

public enum Edge: CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

public enum HorizontalEdge: CaseIterable, Hashable, Sendable { case leading, trailing }
public enum VerticalEdge: CaseIterable, Hashable, Sendable { case top, bottom }

public struct EdgeInsets: Hashable, Sendable {
  public init() {}
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}

public struct Angle: Hashable, Comparable, Sendable {
  public var degrees: Double
  public init(degrees: Double) { self.degrees = degrees }
  public static let zero = Angle(degrees: 0)
  public static func degrees(_ degrees: Double) -> Angle { stub() }
  public static func radians(_ radians: Double) -> Angle { stub() }
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.degrees < rhs.degrees }
}

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}

public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
}
