/// Stub of SwiftUI for Linux: shapes and drawing.

public protocol Shape: View, Sendable {
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  public var body: some View { EmptyView() }
  public nonisolated func fill<S: ShapeStyle>(_ content: S) -> some View { self }
  public nonisolated func fill() -> some View { self }
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { self }
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { self }
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    self
  }
  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    self
  }
}

public struct Path: Equatable, Sendable {
  public init() {}
  public init(_ rect: CGRect) {}
  public init(_ callback: (inout Path) -> Void) {}
  public mutating func move(to end: CGPoint) {}
  public mutating func addLine(to end: CGPoint) {}
  public mutating func closeSubpath() {}
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}

public struct StrokeStyle: Equatable, Sendable {
  public init(lineWidth: CGFloat = 1, dash: [CGFloat] = []) {}
}

public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

public struct Circle: Sendable {
  public init() {}
}
public struct Rectangle: Sendable {
  public init() {}
}
public struct Ellipse: Sendable {
  public init() {}
}
public struct Capsule: Sendable {
  public init(style: RoundedCornerStyle = .continuous) {}
}
public struct RoundedRectangle: Sendable {
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}
extension Circle: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { stub() }
}
extension Rectangle: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { stub() }
}
extension Ellipse: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { stub() }
}
extension Capsule: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { stub() }
}
extension RoundedRectangle: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { stub() }
}
extension Shape where Self == Circle {
  public static var circle: Circle { stub() }
}
extension Shape where Self == Capsule {
  public static var capsule: Capsule { stub() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self { stub() }
}
extension Shape where Self == Rectangle {
  public static var rect: Rectangle { stub() }
}
