import Combine
import SwiftUI

final class Atlas: ObservableObject {
    @Published var page = 0
}

struct Library {
    let atlas: Atlas
    func atlas(named name: String, on shelf: Int) -> Atlas { atlas }
}

func follow(_ library: Library) -> [AnyCancellable] {
    [
        library
            .atlas
            .objectWillChange
            .sink { print("turned") },
        library.atlas(
            named: "World",
            on: 1
        )
        .objectWillChange
        .sink { print("turned") },
    ]
}

struct AtlasView: View {
    @EnvironmentObject private var atlas: Atlas

    var body: some View {
        Text("\(atlas.page)")
    }
}

