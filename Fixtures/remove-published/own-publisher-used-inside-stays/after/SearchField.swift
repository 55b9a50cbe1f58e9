import Combine
import SwiftUI

final class SearchField: ObservableObject {
    @Published var query = ""
    @Published private(set) var length = 0
    private var cancellables = Set<AnyCancellable>()

    init() {
        $query
            .sink { [weak self] in self?.length = $0.count }
            .store(in: &cancellables)
    }
}

struct SearchFieldView: View {
    @ObservedObject var field: SearchField

    var body: some View { Text("\(field.query) \(field.length)") }
}
