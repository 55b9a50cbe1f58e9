import SwiftUI

struct CourtView: View {
    @EnvironmentObject var court: Court

    var body: some View {
        Text(court.isFree ? "free" : "taken")
    }
}
