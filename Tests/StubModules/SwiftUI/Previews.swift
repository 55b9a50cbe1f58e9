/// Stub of SwiftUI for Linux: previews, and the macros. Those are implemented in `../../StubMacros`.

@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

public struct PreviewTrait: Sendable {
  public static var sizeThatFitsLayout: PreviewTrait { stub() }
  public static var landscapeLeft: PreviewTrait { stub() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { stub() }
}

public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
}

extension View {
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
}

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StubMacros", type: "PreviewMacro")

@attached(peer)
public macro Previewable() = #externalMacro(module: "StubMacros", type: "PreviewableMacro")

@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "StubMacros", type: "EntryMacro")
