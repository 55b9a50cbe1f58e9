import SwiftUI

@Observable
final class Mark: Codable { enum CodingKeys: CodingKey {}; init() {} }

@Observable
final class Sign: Encodable { enum CodingKeys: CodingKey {} }

@Observable
final class Line: Codable { // of nothing
    enum CodingKeys: CodingKey {}
    static let limit = 1

    init() {}
}

struct MarksView: View {
    var mark: Mark
    var line: Line

    var body: some View { Text("\(Line.limit)") }
}
