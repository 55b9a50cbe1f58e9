/// Stub of SwiftUI for Linux: the few types of UIKit and AppKit that SwiftUI's own signatures need.
///
/// Both families are present at once, and `import UIKit` or `import AppKit` does not work.

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}
@MainActor public protocol NSApplicationDelegate: NSObjectProtocol {}

public class UIColor: NSObject, @unchecked Sendable {
  public static var red: UIColor { stub() }
  public static var systemBackground: UIColor { stub() }
}
public class NSColor: NSObject, @unchecked Sendable {
  public static var windowBackgroundColor: NSColor { stub() }
}
public class UIImage: NSObject, @unchecked Sendable {
  public init?(named: String) {}
  public init?(data: Data) {}
}
public class NSImage: NSObject, @unchecked Sendable {
  public init?(named: String) {}
  public init?(data: Data) {}
}

@MainActor open class UIResponder: NSObject {
  public override nonisolated init() {}
}
@MainActor open class UIView: UIResponder {
  public override nonisolated init() {}
  open var isHidden = false
  open var frame = CGRect.zero
  open var window: UIWindow?
  open var isFirstResponder: Bool { false }
  open func addSubview(_ view: UIView) {}
  open func setNeedsDisplay() {}
  open func draw(_ rect: CGRect) {}
}
@MainActor open class UIViewController: UIResponder {
  public override nonisolated init() {}
  open var view: UIView!
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func addChild(_ child: UIViewController) {}
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}
@MainActor open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() {}
}
@MainActor open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable, Sendable {}
  public static var shared: UIApplication { stub() }
  open func open(_ url: URL) {}
}

@MainActor open class NSResponder: NSObject {
  public override nonisolated init() {}
}
@MainActor open class NSView: NSResponder {
  public override nonisolated init() {}
  open var frame = CGRect.zero
  open var isHidden = false
  open var alphaValue: CGFloat = 1
  open func addSubview(_ view: NSView) {}
}
@MainActor open class NSControl: NSView {
  open var stringValue = ""
  open var isEnabled = true
}
@MainActor open class NSTextField: NSControl {
  open var isEditable = true
}
@MainActor open class NSText: NSView {
  open var string = ""
  open var isEditable = true
}
@MainActor open class NSTextView: NSText {}
@MainActor open class NSViewController: NSResponder {
  public override nonisolated init() {}
  open var view: NSView {
    get { stub() }
    set { stub() }
  }
  open func viewDidLoad() {}
}
@MainActor open class NSWindow: NSResponder {
  public override nonisolated init() {}
  open var contentView: NSView?
  open var contentViewController: NSViewController?
  open var title = ""
}
@MainActor open class NSApplication: NSResponder {
  public static var shared: NSApplication { stub() }
  open func terminate(_ sender: Any?) {}
}

@MainActor open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) {}
  public var rootView: Content {
    get { stub() }
    set { stub() }
  }
}
@MainActor open class NSHostingController<Content: View>: NSViewController {
  public init(rootView: Content) {}
  public var rootView: Content {
    get { stub() }
    set { stub() }
  }
}
@MainActor open class NSHostingView<Content: View>: NSView {
  public required init(rootView: Content) {}
  public var rootView: Content {
    get { stub() }
    set { stub() }
  }
}

// MARK: - Representables

@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public nonisolated var body: Never { stub() }
}
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { stub() }
}

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  @MainActor @preconcurrency func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  public nonisolated var body: Never { stub() }
}
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { stub() }
}

@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>
  @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
  @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension NSViewRepresentable {
  public nonisolated var body: Never { stub() }
}
extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var environment: EnvironmentValues { stub() }
}
