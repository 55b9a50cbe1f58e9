import SwiftUI

final class Mark: ObservableObject, Codable { init() {} }

final class Sign: ObservableObject, Encodable {}

final class Line: ObservableObject, Codable { // of nothing
    static let limit = 1

    init() {}
}

struct MarksView: View {
    @ObservedObject var mark: Mark
    @ObservedObject var line: Line

    var body: some View { Text("\(Line.limit)") }
}
