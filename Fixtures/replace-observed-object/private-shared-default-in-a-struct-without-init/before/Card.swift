import SwiftUI

struct Card: View {
    let title: String
    @ObservedObject private var theme = Theme.shared

    var body: some View {
        Text("\(title) (\(theme.name))")
    }
}
