import Foundation
import Observation

@Observable
public final class Settings {
    public var isLarge = false
    private var icon = "plain"

    public init() {}

    public func iconName() -> String { icon + (UserDefaults.standard.string(forKey: "icon") ?? "") }

    /// Tells those who read the object of changes that no tracked property announces.
    public func announceChanges() {
        withMutation(keyPath: \.icon) {}
        withMutation(keyPath: \.isLarge) {}
    }
}
