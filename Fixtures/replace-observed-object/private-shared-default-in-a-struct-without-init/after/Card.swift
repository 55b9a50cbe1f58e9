import SwiftUI

struct Card: View {
    let title: String
    private let theme = Theme.shared

    var body: some View {
        Text("\(title) (\(theme.name))")
    }
}
