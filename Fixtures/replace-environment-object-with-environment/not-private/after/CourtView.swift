import SwiftUI

struct CourtView: View {
    @Environment(Court.self) var court

    var body: some View {
        Text(court.isFree ? "free" : "taken")
    }
}
