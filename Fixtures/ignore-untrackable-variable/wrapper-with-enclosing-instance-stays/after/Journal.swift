import Combine

final class Journal: ObservableObject {
    @Logged var entry = ""
}
