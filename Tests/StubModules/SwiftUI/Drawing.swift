/// Stub of SwiftUI for Linux: what draws by itself.

public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

@frozen
public struct GraphicsContext {
  public struct Shading: Sendable {
    public static func color(_ color: Color) -> Shading { stub() }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { stub() }
  }
  public var opacity: Double
  public func fill(_ path: Path, with shading: Shading) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
}

public struct Canvas<Symbols: View> {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {}
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}
}

extension Canvas: StubView, View {}
