import SwiftUI

struct SessionView: View {
    @EnvironmentObject var Session: Session

    var body: some View {
        Text(Session.user)
    }
}
