import Foundation

public struct Snack: Identifiable, Hashable {
    public let id: String
    public var name: String

    public static let all = [
        Snack(id: "pretzel", name: "Pretzel"),
        Snack(id: "waffle", name: "Waffle"),
    ]
}

public struct Order: Identifiable, Hashable {
    public let id: Int
    public var snacks: [Snack.ID]
}
