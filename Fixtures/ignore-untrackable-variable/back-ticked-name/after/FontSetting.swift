import Observation

@Observable
final class FontSetting {
    var size = 12
    @ObservationIgnored var `default` = 12
}
