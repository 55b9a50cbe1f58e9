import SwiftUI

enum Filter: String {
    case unread, archived

    enum Order: Int {
        case ascending, descending
    }
}

enum Defaults {
    static let pageSize: Int = 20
}

final class Filters: ObservableObject {
    @AppStorage("filter") var filter = Filter.unread.rawValue
    @AppStorage("order") var order = Filter.Order.ascending.rawValue
    @AppStorage("page") var pageSize = Defaults.pageSize
}

struct FiltersView: View {
    @ObservedObject var filters: Filters

    var body: some View { Text(filters.filter + "\(filters.order) \(filters.pageSize)") }
}
