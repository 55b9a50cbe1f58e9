import SwiftUI

final class Trip: ObservableObject, Codable {
    let id: Int
    var title = ""
    var cachedLength: Double?

    init(id: Int) {
        self.id = id
    }

    var length: Double {
        if let cachedLength { return cachedLength }
        let length = Double(title.count)
        cachedLength = length
        return length
    }
}
