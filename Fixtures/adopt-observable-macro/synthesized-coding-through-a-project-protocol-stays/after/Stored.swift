protocol Stored: Codable {
    static var fileName: String { get }
}
