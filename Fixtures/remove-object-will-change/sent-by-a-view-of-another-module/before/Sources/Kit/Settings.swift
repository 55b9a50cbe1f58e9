import Combine
import Foundation

public final class Settings: ObservableObject {
    @Published public var isLarge = false
    private var icon = "plain"

    public init() {}

    public func iconName() -> String { icon + (UserDefaults.standard.string(forKey: "icon") ?? "") }
}
