/// Stub of SwiftUI for Linux: the environment and the values found in it.

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues: CustomStringConvertible {
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { stub() }
    set { stub() }
  }
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { stub() }
    set { stub() }
  }
  public var description: String { stub() }
}

extension EnvironmentValues {
  public var dismiss: DismissAction { stub() }
  public var dismissSearch: DismissSearchAction { stub() }
  public var dismissWindow: DismissWindowAction { stub() }
  public var openWindow: OpenWindowAction { stub() }
  public var openSettings: OpenSettingsAction { stub() }
  public var refresh: RefreshAction? { stub() }
  public var presentationMode: Binding<PresentationMode> { stub() }
  public var undoManager: StubUndoManager? { stub() }
  public var isPresented: Bool { stub() }
  public var isSearching: Bool { stub() }
  public var supportsMultipleWindows: Bool { stub() }
  public var accessibilityReduceMotion: Bool { stub() }
  public var accessibilityReduceTransparency: Bool { stub() }
  public var accessibilityDifferentiateWithoutColor: Bool { stub() }
  public var accessibilityVoiceOverEnabled: Bool { stub() }
  public var colorSchemeContrast: ColorSchemeContrast { stub() }
  public var sizeCategory: ContentSizeCategory {
    get { stub() }
    set { stub() }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { stub() }
    set { stub() }
  }
  public var colorScheme: ColorScheme {
    get { stub() }
    set { stub() }
  }
  public var scenePhase: ScenePhase {
    get { stub() }
    set { stub() }
  }
  public var controlActiveState: ControlActiveState {
    get { stub() }
    set { stub() }
  }
  public var openURL: OpenURLAction {
    get { stub() }
    set { stub() }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { stub() }
    set { stub() }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { stub() }
    set { stub() }
  }
  public var isEnabled: Bool {
    get { stub() }
    set { stub() }
  }
  public var locale: Locale {
    get { stub() }
    set { stub() }
  }
  public var calendar: Calendar {
    get { stub() }
    set { stub() }
  }
  public var timeZone: TimeZone {
    get { stub() }
    set { stub() }
  }
  public var layoutDirection: LayoutDirection {
    get { stub() }
    set { stub() }
  }
  public var displayScale: CGFloat {
    get { stub() }
    set { stub() }
  }
  public var editMode: Binding<EditMode>? {
    get { stub() }
    set { stub() }
  }
  public var font: Font? {
    get { stub() }
    set { stub() }
  }
  public var lineLimit: Int? {
    get { stub() }
    set { stub() }
  }
  public var redactionReasons: RedactionReasons {
    get { stub() }
    set { stub() }
  }
  public var multilineTextAlignment: TextAlignment {
    get { stub() }
    set { stub() }
  }
}

/// Foundation has no `UndoManager` on Linux.
open class StubUndoManager: NSObject {
  open func undo() {}
  open func redo() {}
}

// MARK: - Actions

@MainActor @preconcurrency
public struct DismissAction: Sendable {
  public func callAsFunction() {}
}

@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
  public func callAsFunction() {}
}

@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
}

@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

@MainActor @preconcurrency
public struct OpenSettingsAction: Sendable {
  public func callAsFunction() {}
}

public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { stub() }
  }
  public nonisolated init(handler: @escaping @MainActor (URL) -> OpenURLAction.Result) {}
  public func callAsFunction(_ url: URL) {}
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {}
}

public struct PresentationMode: Sendable {
  public var isPresented: Bool { stub() }
  public mutating func dismiss() {}
}

// MARK: - Values

public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
public enum ControlActiveState: CaseIterable, Hashable, Sendable { case key, active, inactive }
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable { case small, medium, large, extraLarge }
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, accessibility1
  public var isAccessibilitySize: Bool { stub() }
}
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { stub() }
}
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
}
